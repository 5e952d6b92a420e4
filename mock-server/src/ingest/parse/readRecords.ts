import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportMapping, ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { openContainer } from './containers/openContainer.ts';
import type { NamedText } from './containers/openContainer.ts';
import { TextSource } from './encoding/TextSource.ts';
import type { FileSource } from './FileSource.ts';
import { CsvParser } from './formats/CsvParser.ts';
import { detectFormat } from './formats/detectFormat.ts';
import type { ImportFormat } from './formats/detectFormat.ts';
import { JsonlParser } from './formats/JsonlParser.ts';
import { JsonParser } from './formats/JsonParser.ts';
import { namedByFile } from './namesOfFiles.ts';
import { BatchPrompts } from './nesting/BatchPrompts.ts';
import { isBeside, RowJoins } from './nesting/RowJoins.ts';
import type { RecordParser, SourceEvent, SourceRecord } from './sourceEvents.ts';
import { SourceFeed } from './SourceFeed.ts';
import type { ZonedClock } from './times/parseTime.ts';

type ReadingOptions = {
  readonly source: FileSource;
  readonly fileName: string;
  /** Null: detected. */
  readonly format: ImportFormat | null;
  /** Null: detected from the first non-ASCII bytes. */
  readonly encoding: TextEncoding | null;
  /** The sheet of a workbook or file of an archive; null: those with answers. */
  readonly part: string | null;
  readonly overrides: ImportOverrides;
  /** A person named the platform of rows without one. */
  readonly isPlatformGiven?: boolean;
  readonly preferences?: ImportPreferences;
  /** Columns named after platforms that hold no answers. */
  readonly flags?: ReadonlySet<string>;
  /** The table writes the prompt of several answers once, above the first. */
  readonly continuesRows?: boolean;
  /** The file is a trace with calls of models. */
  readonly hasCalls?: boolean;
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Whether an object with these keys is a recorded answer. */
  readonly isAnswerShape: (keys: readonly string[]) => boolean;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly take: (event: SourceEvent) => void;
  /** Called with each raw record. */
  readonly onRow?: (record: SourceRecord) => void;
  /** Called with each raw record that may be a step of a trace. */
  readonly onStep?: (record: SourceRecord) => void;
  /** Called with the number of bytes read from the source. */
  readonly onBytes?: (size: number) => void;
  /** Called with each chunk of text; reading waits for it, and stops when it returns false. */
  readonly onPiece?: (piece: string) => Promise<boolean> | boolean;
};

export type ReadFile = { readonly format: ImportFormat; readonly encoding: TextEncoding };

/** Reads a file of any kind until its end, or until told to stop, and emits its events. */
export async function readRecords(request: ReadingOptions): Promise<ReadFile> {
  const options = { ...request, batches: new BatchPrompts() };
  const { onPiece = () => true, onBytes = () => undefined } = options;
  const { overrides, isPlatformGiven = false } = options;
  const container = await openContainer(options.source, options.part, onBytes, { overrides, isPlatformGiven });
  if (container.kind === 'rows') {
    const feed = new SourceFeed({ ...options, format: 'csv', origin: originOf([options.fileName]) });
    for await (const events of container.table()) {
      for (const event of events) feed.pushEvent(event);
      // A partial read must not pass for the whole.
      if (!(await onPiece(''))) return { format: 'csv', encoding: 'utf-8' };
    }
    feed.finish();
    return { format: 'csv', encoding: 'utf-8' };
  }
  const { others = [], together, part, beside = [] } = container;
  const joined = beside.length === 0 ? {} : { joins: await joinsOf(beside) };
  const first = { name: options.fileName, chunks: container.chunks };
  const originIn = (name: string | null): Origin =>
    originOf([...(name === null ? [] : [name]), options.fileName], together && name);
  const firstOrigin = originIn(together?.[0] ?? part);
  const { isWhole, ...read } = await readText(
    first,
    { ...options, ...joined, isLast: others.length === 0, origin: firstOrigin },
    onPiece,
  );
  let goesOn = isWhole;
  for (const [index, other] of others.entries()) {
    const isLast = index === others.length - 1;
    const own = { fileName: other.name, isLast, origin: originIn(other.name) };
    if (goesOn) ({ isWhole: goesOn } = await readText(other, { ...options, ...joined, ...own }, onPiece));
  }
  return read;
}

/** What the rows of texts beside the answers are joined to them by. */
async function joinsOf(texts: readonly NamedText[]): Promise<RowJoins> {
  const joins = new RowJoins();
  for (const { name, chunks } of texts) {
    let text = '';
    for await (const piece of new TextSource(chunks()).pieces()) text += piece;
    const isListed = (keys: readonly string[]): boolean => isBeside(keys, name);
    const parser = parserOf(detectFormat(text, name, isListed), isListed);
    for (const event of [...parser.push(text), ...parser.end()]) if (event.kind === 'record') joins.add(event, name);
  }
  return joins;
}

function parserOf(format: ImportFormat, isListed: (keys: readonly string[]) => boolean): RecordParser {
  switch (format) {
    case 'jsonl':
      return new JsonlParser();
    case 'json':
      return new JsonParser(isListed);
    case 'csv':
      return new CsvParser({ overrides: {}, isPlausible: () => true });
  }
}

type Origin = Pick<SourceRecord, 'part' | 'named'>;

/** The origin of a text's records from its names; `part` names one of several texts. */
function originOf(names: readonly string[], part?: string | null): Origin {
  const named = namedByFile(names);
  return { ...(typeof part === 'string' && { part }), ...(named !== null && { named }) };
}

/** Reads one text until its end, or until told to stop. */
async function readText(
  { chunks }: Pick<NamedText, 'chunks'>,
  {
    isLast,
    ...options
  }: ReadingOptions & {
    readonly batches: BatchPrompts;
    readonly joins?: RowJoins;
    readonly isLast: boolean;
    readonly origin: Origin;
  },
  onPiece: NonNullable<ReadingOptions['onPiece']>,
): Promise<ReadFile & { readonly isWhole: boolean }> {
  const text = new TextSource(chunks(), options.encoding);
  const feed = new SourceFeed(options);
  for await (const piece of text.pieces()) {
    feed.push(piece);
    if (await onPiece(piece)) continue;
    feed.stop();
    return { format: feed.format, encoding: text.encoding, isWhole: false };
  }
  feed.end(isLast);
  return { format: feed.format, encoding: text.encoding, isWhole: true };
}
