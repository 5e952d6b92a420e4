import { createHash } from 'node:crypto';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import type { DateOrder, ImportNote, ImportNoteId } from '#client/lib/importNotes.ts';
import { parseRun } from './cells/parseRun.ts';
import { areCodes } from './cells/parseSentiments.ts';
import { nameOf } from './cells/textOf.ts';
import { chooseColumns } from './columns/chooseColumns.ts';
import { topicPerPrompt } from './columns/topicPerPrompt.ts';
import { openContainer } from './containers/openContainer.ts';
import type { Container } from './containers/openContainer.ts';
import { continuesRows } from './ContinuedRows.ts';
import { EncodingJudge } from './encoding/EncodingJudge.ts';
import type { FileRequest } from './fileRequest.ts';
import type { FileSource } from './FileSource.ts';
import { needsWideJoin } from './needsWideJoin.ts';
import { FlagColumns } from './nesting/FlagColumns.ts';
import { isTracedCall } from './nesting/spanRecord.ts';
import { lackingPlatforms } from './platforms/lackingPlatforms.ts';
import type { LackingPlatforms } from './platforms/lackingPlatforms.ts';
import { readRecords } from './readRecords.ts';
import { RowReader } from './RowReader.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { DateSurvey } from './times/DateSurvey.ts';

const SAMPLED_RECORDS = 500;
const SHOWN_PARTS = 10;
const SAMPLED_CHARACTERS = 4_000_000;

type SurveyRequest = FileRequest & { readonly source: FileSource };

/** What must be known before rows are parsed because it depends on the whole file or on several rows. */
export type FileSurvey = {
  /** SHA-256 of the file's bytes. */
  readonly hash: string;
  /** Null: not text, or detected while reading. */
  readonly encoding: TextEncoding | null;
  readonly parts: readonly string[];
  /** Null: none is chosen, and several are read together. */
  readonly part: string | null;
  readonly preferences: ImportPreferences;
  /** Columns named after platforms that hold no answers. */
  readonly flags: ReadonlySet<string>;
  readonly dateOrder: DateOrder | null;
  readonly runsFromZero: boolean;
  /** The platform of failed calls that tell none. */
  readonly lacking: LackingPlatforms;
  /** Sentiments are written as 1, 0 and -1. */
  readonly hasSentimentCodes: boolean;
  /** The prompt of several answers is written once, above the first. */
  readonly continuesRows: boolean;
  /** The file is a trace with calls of models: the steps around them hold no answers. */
  readonly hasCalls: boolean;
  /** Rows of one answer may not be adjacent. */
  readonly joinsWide: boolean;
  readonly notes: readonly ImportNote[];
};

async function readBytes({
  source,
  overrides,
  isPlatformGiven = false,
  part: wanted = null,
}: SurveyRequest): Promise<Pick<FileSurvey, 'hash' | 'encoding' | 'parts' | 'part' | 'notes'>> {
  const hash = createHash('sha256');
  for await (const chunk of source.open()) hash.update(chunk);
  const container = await openContainer(source, wanted, () => undefined, { overrides, isPlatformGiven });
  const { parts, part } = container;
  const judge = new EncodingJudge();
  // Each of several texts may have its own encoding.
  const isOneText = container.kind === 'text' && (container.others ?? []).length === 0;
  if (isOneText) for await (const chunk of container.chunks()) judge.push(chunk);
  const encoding = isOneText ? judge.encoding : null;
  return { hash: hash.digest('hex'), encoding, parts, part, notes: partNotes(container) };
}

type Found = Pick<FileSurvey, 'encoding' | 'part'> & Partial<Pick<FileSurvey, 'preferences' | 'flags' | 'hasCalls'>>;

/** Called with raw records, before they are expanded into answers. */
interface Watchers {
  readonly onRow?: (record: SourceRecord) => void;
  readonly onStep?: (record: SourceRecord) => void;
}

/** Iterates over all records of the file, or until told to stop. */
async function eachRecord(
  request: SurveyRequest,
  found: Found,
  take: (record: SourceRecord) => boolean,
  { onRow, onStep }: Watchers = {},
): Promise<void> {
  const { overrides } = request;
  const reader = new RowReader({
    ...{ overrides, defaultPlatform: '', ownBrandId: '', clock: request.clock, now: request.now },
    ...(found.preferences !== undefined && { preferences: found.preferences }),
    brandIdOf: (name) => name,
  });
  let isEnough = false;
  let length = 0;
  await readRecords({
    ...request,
    encoding: found.encoding,
    part: found.part,
    ...(found.preferences !== undefined && { preferences: found.preferences }),
    ...(found.flags !== undefined && { flags: found.flags }),
    ...(found.hasCalls !== undefined && { hasCalls: found.hasCalls }),
    ...(onRow !== undefined && { onRow }),
    ...(onStep !== undefined && { onStep }),
    mappingOf: (keys) => reader.mappingOf(keys),
    isAnswerShape: (keys) => {
      const { columns } = reader.mappingOf(keys);
      return columns.answer !== undefined && columns.prompt !== undefined;
    },
    take: (event) => {
      if (event.kind === 'record' && !isEnough) isEnough = !take(event);
    },
    onPiece: (piece) => {
      length += piece.length;
      return !isEnough;
    },
  });
}

interface Sample {
  readonly records: readonly SourceRecord[];
  readonly flags: ReadonlySet<string>;
  readonly hasCalls: boolean;
}

/**
 * Samples the first answers of a file. Cell values decide which platform columns hold no answers, and whether the file is a trace; if so, the
 * rows are expanded again.
 */
async function readSample(request: SurveyRequest, found: Found): Promise<Sample> {
  const records: SourceRecord[] = [];
  const flags = new FlagColumns();
  let characters = 0;
  let hasCalls = found.hasCalls ?? false;
  await eachRecord(
    request,
    found,
    (record) => {
      records.push(record);
      characters += record.values.reduce<number>(
        (sum, value) => sum + (typeof value === 'string' ? value.length : 10),
        0,
      );
      return records.length < SAMPLED_RECORDS && characters < SAMPLED_CHARACTERS;
    },
    {
      onRow: (row) => flags.add(row),
      onStep: (step) => {
        hasCalls ||= isTracedCall(step);
      },
    },
  );
  const { names } = flags;
  const isPlain = names.size === 0 && !hasCalls;
  return isPlain || found.flags !== undefined
    ? { records, flags: names, hasCalls }
    : readSample(request, { ...found, flags: names, hasCalls });
}

/**
 * Surveys a file before its rows are parsed.
 * @throws errors of reading the file
 */
export async function surveyFile(request: SurveyRequest): Promise<FileSurvey> {
  const { overrides, clock, now } = request;
  const bytes = await readBytes(request);
  const found = { ...bytes, encoding: request.encoding ?? bytes.encoding };
  const { records, flags, hasCalls } = await readSample(request, found);
  const { preferences: chosen, choices } = chooseColumns(records, overrides, request.isPlatformGiven, flags);
  const common = { overrides, clock, now, defaultPlatform: '', ownBrandId: '', brandIdOf: (name: string) => name };
  const topics = topicPerPrompt(records, new RowReader({ ...common, preferences: chosen }), overrides);
  const preferences: ImportPreferences = topics === null ? chosen : { ...chosen, topic: null };
  const reader = new RowReader({ ...common, preferences });
  const dates = new DateSurvey(clock, now);
  for (const record of records) dates.add(reader.valueOf(record, 'date'));
  if (dates.isOpen && (request.dateOrder ?? null) === null) {
    const all = new DateSurvey(clock, now);
    await eachRecord(request, { ...found, preferences, flags, hasCalls }, (record) =>
      all.add(reader.valueOf(record, 'date')),
    );
    dates.take(all);
  }
  const order = request.dateOrder ?? dates.order;
  return {
    ...found,
    preferences,
    flags,
    hasCalls,
    dateOrder: order,
    runsFromZero: records.some((record) => isZero(reader.valueOf(record, 'run'))),
    lacking: lackingPlatforms(records.map((record) => reader.platformOf(record))),
    hasSentimentCodes: areCodes(
      records.map((record) => reader.valueOf(record, 'sentiment')),
      records.map((record) => reader.valueOf(record, 'brand_sentiments')),
    ),
    continuesRows: continuesRows(records, (keys) => reader.mappingOf(keys)),
    joinsWide: needsWideJoin(records, reader),
    notes: [
      ...choices.map(({ field, taken, left }): ImportNote => {
        return { note: 'two_columns', line: 0, values: [field, taken, left.join(', ')] };
      }),
      ...(topics === null ? [] : [topics]),
      ...promptNotes(records, reader, overrides),
      ...dates.notes(request.dateOrder ?? null),
      ...bytes.notes,
    ],
  };
}

const isZero = (value: unknown): boolean => nameOf(value) !== '' && parseRun(value).runKey === '0';

/** Prompts that are ids are imported unchanged, with a note. */
function promptNotes(
  records: readonly SourceRecord[],
  reader: RowReader,
  overrides: ImportOverrides,
): readonly ImportNote[] {
  const [first] = records.filter(({ ours }) => ours === undefined);
  const column = first === undefined ? undefined : reader.mappingOf(first.keys).columns.prompt;
  if (first === undefined || column === undefined || overrides.prompt !== undefined) return [];
  const prompts = records.map((record) => nameOf(reader.valueOf(record, 'prompt'))).filter((prompt) => prompt !== '');
  const isNumbers = prompts.length > 1 && prompts.every((prompt) => /^#?\d{1,9}(?:\.0)?$/u.test(prompt));
  return isNumbers ? [{ note: 'prompt_numbers', line: 0, values: [first.keys[column] ?? '', prompts[0] ?? ''] }] : [];
}

/** Notes on which of several sheets or files are read. */
function partNotes(container: Container): readonly ImportNote[] {
  const note = (id: ImportNoteId, ...values: readonly string[]): ImportNote => ({ note: id, line: 0, values });
  const shown = (names: readonly string[]): string => names.slice(0, SHOWN_PARTS).join(', ');
  const { parts, part } = container;
  const { unread = [] } = container.kind === 'text' ? container : {};
  const packed = unread.length > 0 ? [note('parts_unread', shown(unread))] : [];
  const { together, beside = [] } = container.kind === 'text' ? container : {};
  if (together !== undefined || beside.length > 0) {
    const read = [...beside.map(({ name }) => name), ...(together ?? (part === null ? [] : [part]))];
    return [note('parts_read', String(read.length), shown(read)), ...packed];
  }
  const rows = container.kind === 'rows' ? container : null;
  const { sheets = [], hidden = [], platforms = [], days = [] } = rows ?? {};
  const read = sheets.length > 0 ? sheets : part === null ? [] : [part];
  const others = parts.filter((name) => !read.includes(name));
  return [
    ...(sheets.length > 1 && others.length === 0 ? [note('sheets_read', String(sheets.length), shown(sheets))] : []),
    ...(read.length > 0 && others.length > 0 ? [note('part_read', shown(read), shown(others))] : []),
    ...(hidden.length > 0 ? [note('hidden_sheets', shown(hidden))] : []),
    ...(platforms.length > 0 ? [note('sheet_platforms', shown(platforms))] : []),
    ...(days.length > 0 ? [note('sheet_dates', shown(days))] : []),
    ...packed,
  ];
}
