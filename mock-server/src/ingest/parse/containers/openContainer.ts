import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { detectEncoding } from '#client/lib/encoding/detectEncoding.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';
import type { FileSource } from '../FileSource.ts';
import { detectDialect } from '../formats/detectDialect.ts';
import { isBeside } from '../nesting/RowJoins.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { chunksOfEntry, listEntries } from './ArchiveReader.ts';
import type { ArchiveEntry } from './ArchiveReader.ts';
import { readHead, kindOf } from './fileKind.ts';
import { parquetTable } from './parquetTable.ts';
import { inReadingOrder, packedParts, readParts, requestParts, textParts } from './textParts.ts';
import { readWorkbook } from './workbookSheets.ts';
import type { SheetChoice } from './workbookSheets.ts';
import { sheetRecords } from './workbookTable.ts';

/** `parts`: the sheets or files to choose from; `part`: the one that is read, null if several or none are. */
interface Parts {
  readonly parts: readonly string[];
  readonly part: string | null;
}

type TextContainer = Parts & {
  readonly kind: 'text';
  readonly chunks: () => AsyncIterable<Uint8Array>;
  /** The names of all parts that are read, if several. */
  readonly together?: readonly string[];
  /** Texts that hold prompts or sources of those that are read. */
  readonly beside?: readonly NamedText[];
  /** Further texts to read, each as its own file. */
  readonly others?: readonly NamedText[];
  /** Archive entries that are compressed containers themselves and are not read. */
  readonly unread?: readonly string[];
};

/** A text file of an archive. */
export interface NamedText {
  readonly name: string;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

type RowContainer = Parts & {
  readonly kind: 'rows';
  /** Sheets read one after another. */
  readonly sheets: readonly string[];
  /** Sheets whose names state the platform. */
  readonly platforms: readonly string[];
  /** Hidden sheets. */
  readonly hidden: readonly string[];
  /** The days stated by sheet names. */
  readonly days: readonly string[];
  readonly table: () => AsyncIterable<readonly SourceEvent[]>;
};

/** The content of an unpacked file: text, or rows. */
export type Container = TextContainer | RowContainer;

const BEGINNING = 16_384;
/** An archive with more texts holds one answer or chat each. */
const MOST_BESIDE = 20;

type OnBytes = (size: number) => void;

async function* counted(chunks: AsyncIterable<Uint8Array>, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

/** Unpacks gzip, ZIP archives of texts, workbooks and Parquet. Any other file is read as text. */
export async function openContainer(
  source: FileSource,
  part: string | null,
  onBytes: OnBytes,
  known: Pick<SheetChoice, 'overrides' | 'isPlatformGiven'> = { overrides: {}, isPlatformGiven: false },
): Promise<Container> {
  const { path } = source;
  const plain: TextContainer = {
    kind: 'text',
    parts: [],
    part: null,
    chunks: () => counted(source.open(), onBytes),
  };
  if (path === null) return plain;
  switch (kindOf(await readHead(path))) {
    case 'gzip':
      return { ...plain, chunks: () => Readable.from(plain.chunks()).pipe(createGunzip()) };
    case 'parquet':
      return {
        kind: 'rows',
        parts: [],
        part: null,
        sheets: [],
        hidden: [],
        platforms: [],
        days: [],
        table: () => parquetTable(path, onBytes),
      };
    case 'zip':
      return openArchive(path, { ...known, wanted: part }, onBytes);
    case 'text':
      return plain;
  }
}

async function openArchive(path: string, choice: SheetChoice, onBytes: OnBytes): Promise<Container> {
  const { wanted } = choice;
  const entries = new Map((await listEntries(path)).map((entry) => [entry.name, entry]));
  const names = [...entries.keys()];
  if (names.includes('xl/workbook.xml')) return openWorkbook(path, choice, onBytes);
  const parts = textParts(names);
  const entryOf = (name: string): ArchiveEntry => entries.get(name) ?? { name, place: null };
  const beginning = (name: string): Promise<Uint8Array> => beginningOf(path, entryOf(name));
  const texts = wanted === null ? await readTogether(parts, beginning) : readParts(parts);
  const beside = await besideParts(parts, wanted, beginning);
  const answers = texts.filter((name) => !beside.includes(name));
  const read = answers.length === 0 ? texts : answers;
  const isOne = parts.includes(wanted ?? '') || read.length < 2;
  const part = isOne ? chosen(wanted === null ? read : parts, wanted) : null;
  const onShare = shareOf(await stat(path), (part === null ? read : [part]).map(entryOf), onBytes);
  const textOf = (name: string): NamedText => {
    return { name, chunks: () => chunksOfEntry(path, entryOf(name), onShare) };
  };
  const [first, ...others] = (part === null ? (isOne ? [] : read) : [part]).map(textOf);
  const chunks = first?.chunks ?? (() => Readable.from([]));
  const unread = { beside: answers.length === 0 ? [] : beside.map(textOf), unread: packedParts(names) };
  return { kind: 'text', parts, part, ...(!isOne && { together: read }), chunks, others, ...unread };
}

/** Scales the bytes read of some texts to the size of the whole file, for progress. */
function shareOf({ size }: { readonly size: number }, entries: readonly ArchiveEntry[], onBytes: OnBytes): OnBytes {
  const packed = entries.reduce((sum, { place }) => sum + (place?.packed ?? size), 0);
  return (bytes) => onBytes((bytes * size) / Math.max(1, packed));
}

/** The start of a batch request line. */
const REQUEST_LINE =
  /"custom_id"\s*:.{0,400}"(?:params|body)"\s*:\s*\{|"(?:params|body)"\s*:\s*\{.{0,2000}"custom_id"\s*:/su;

/** The texts read when no part is chosen, including the batch requests whose replies are among them. */
async function readTogether(
  parts: readonly string[],
  beginning: (name: string) => Promise<Uint8Array>,
): Promise<readonly string[]> {
  const read = readParts(parts);
  const added: string[] = [];
  for (const name of requestParts(parts.filter((part) => !read.includes(part)))) {
    if (REQUEST_LINE.test(Buffer.from(await beginning(name)).toString('latin1'))) added.push(name);
  }
  return inReadingOrder([...added, ...read]);
}

/** The texts that hold prompts or sources of the answers in another. */
async function besideParts(
  parts: readonly string[],
  wanted: string | null,
  beginning: (name: string) => Promise<Uint8Array>,
): Promise<readonly string[]> {
  const candidates = parts.length > MOST_BESIDE ? [] : parts.filter((name) => name !== wanted);
  const beside: string[] = [];
  for (const name of candidates) {
    if (!/\.txt$/iu.test(name) && isBeside(columnsAtStart(await beginning(name)), name)) beside.push(name);
  }
  return beside;
}

/** The columns of a table, or the keys of the first objects of a list. */
function columnsAtStart(bytes: Uint8Array): readonly string[] {
  const text = textDecoderOf(detectEncoding(bytes)).decode(bytes, { stream: true });
  if (!/^\s*[[{]/u.test(text)) return detectDialect(text, { overrides: {} }).header?.names ?? [];
  return [...new Set(Array.from(text.matchAll(/"((?:[^"\\]|\\.){1,80})"\s*:/gu), ([, key]) => key ?? ''))];
}

async function beginningOf(path: string, entry: ArchiveEntry): Promise<Uint8Array> {
  for await (const chunk of chunksOfEntry(path, entry, () => undefined)) return chunk.subarray(0, BEGINNING);
  return new Uint8Array();
}

async function openWorkbook(path: string, choice: SheetChoice, onBytes: OnBytes): Promise<RowContainer> {
  const { names, read, beside } = await readWorkbook(path, choice);
  const sheets = [...beside, ...read].map(({ sheet }) => sheet.name);
  return {
    kind: 'rows',
    parts: names,
    part: sheets.length === 1 ? (sheets[0] ?? null) : null,
    sheets,
    hidden: read.flatMap(({ sheet }) => (sheet.isHidden ? sheet.name : [])),
    platforms: read.flatMap(({ platform }) => platform ?? []),
    days: read.flatMap(({ day }) => day ?? []),
    table: () => sheetRecords(path, { tables: read, beside }, choice.overrides, onBytes),
  };
}

const chosen = (parts: readonly string[], wanted: string | null): string | null =>
  parts.find((name) => name === wanted) ?? parts[0] ?? null;
