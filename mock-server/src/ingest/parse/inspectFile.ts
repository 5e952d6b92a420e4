import type { ImportInspection } from '#client/api/importSchemas.ts';
import type { ExportedBrand } from '#client/lib/answerExport.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import type { ImportNote } from '#client/lib/importNotes.ts';
import { suggestNames } from '#server/analysis/suggest/suggestNames.ts';
import { brandsInHead, brandsInRow } from './cells/exportedBrandsIn.ts';
import { citedSites } from './citedSites.ts';
import { ColumnLog } from './columns/ColumnLog.ts';
import { isUnnamed } from './columns/unnamedColumn.ts';
import type { FileProblem } from './fileProblem.ts';
import type { FileRequest } from './fileRequest.ts';
import { diskSource } from './FileSource.ts';
import type { ImportFormat } from './formats/detectFormat.ts';
import { CERTAIN_LOOKS, looksLike } from './formats/looksLike.ts';
import { REPORTS, reportOf } from './formats/reportOf.ts';
import { NamesUsed } from './namesOfFiles.ts';
import { isBatchInput } from './nesting/BatchPrompts.ts';
import { previewCell, previewRow } from './previewRow.ts';
import { readRecords } from './readRecords.ts';
import { RowReader } from './RowReader.ts';
import type { SourceEvent, SourceRecord } from './sourceEvents.ts';
import { surveyFile } from './surveyFile.ts';
import type { FileSurvey } from './surveyFile.ts';

const MAX_RECORDS = 500;
/** Characters that hold what precedes the answers of an exported file. */
const START_CHARACTERS = 65_536;
const ENOUGH_CHARACTERS = 2_000_000;
/** A single record may be longer than that, but not than this. */
const MAX_CHARACTERS = 32_000_000;
const SHOWN_ROWS = 10;
const SHOWN_COLUMNS = 200;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;
/** Minimum columns: a prompt and an answer. */
const MIN_COLUMNS = 2;
/** Minimum fields for an object with unknown keys to count as a row. */
const MIN_UNKNOWN_KEYS = 3;

export type InspectRequest = FileRequest & {
  readonly path: string;
  readonly defaultPlatform: string;
  readonly fileDate?: string | null;
};

export type FileInspection = Pick<
  ImportInspection,
  | 'format'
  | 'columns'
  | 'mapping'
  | 'missing'
  | 'rows'
  | 'brand_suggestions'
  | 'sampled_answers'
  | 'cited_sites'
  | 'encoding'
  | 'parts'
  | 'part'
  | 'date_order'
  | 'empty_sources'
  | 'notes'
> & {
  readonly brands: readonly ExportedBrand[];
  /** Columns chosen by a person that the file lacks. */
  readonly missingChoices: readonly ImportField[];
};

type Surveyed = { readonly request: InspectRequest; readonly survey: FileSurvey };

/** The first records of a file. */
class FileSample {
  readonly records: SourceRecord[] = [];
  readonly notes: ImportNote[] = [];
  /** The rows of the file that the records were made of. */
  readonly rows: SourceRecord[] = [];
  start = '';
  format: ImportFormat = 'csv';
  encoding: TextEncoding = 'utf-8';

  constructor(
    private readonly surveyed: Surveyed,
    private readonly reader: RowReader,
    private readonly isAnswerShape: (keys: readonly string[]) => boolean,
  ) {}

  async read(): Promise<void> {
    const { request, survey } = this.surveyed;
    let length = 0;
    const { format, encoding } = await readRecords({
      ...request,
      source: diskSource(request.path),
      encoding: survey.encoding,
      part: survey.part,
      preferences: survey.preferences,
      flags: survey.flags,
      continuesRows: survey.continuesRows,
      hasCalls: survey.hasCalls,
      mappingOf: (keys) => this.reader.mappingOf(keys),
      isAnswerShape: this.isAnswerShape,
      take: (event) => this.#take(event),
      onRow: (row) => {
        if (this.rows.length < MAX_RECORDS) this.rows.push(row);
      },
      onPiece: (piece) => {
        length += piece.length;
        if (this.start.length < START_CHARACTERS) this.start += piece.slice(0, START_CHARACTERS);
        const isEnough = this.records.length >= MAX_RECORDS || (length > ENOUGH_CHARACTERS && this.records.length > 0);
        // The sample may cut the last record, so the parser must not be told that the file ends.
        return !isEnough && length <= MAX_CHARACTERS;
      },
    });
    this.format = format;
    this.encoding = encoding;
  }

  #take(event: SourceEvent): void {
    if (event.kind === 'record' && this.records.length < MAX_RECORDS) this.records.push(event);
    if (event.kind === 'note') this.notes.push({ note: event.note, line: event.line, values: event.values ?? [] });
  }
}

/** Records with our field names or, in a file with its own names, any objects that it lists. */
async function readSample(surveyed: Surveyed, reader: RowReader): Promise<FileSample> {
  const known = new FileSample(surveyed, reader, (keys) => reader.isAnswerShape(keys));
  await known.read();
  if (known.records.length > 0 || known.format === 'csv') return known;
  const any = new FileSample(surveyed, reader, (keys) => keys.length >= MIN_UNKNOWN_KEYS);
  await any.read();
  return any;
}

function columnsOf(records: readonly SourceRecord[]): ImportInspection['columns'] {
  const samples = new Map<string, string[]>();
  for (const { keys, values } of records) {
    for (const [index, name] of keys.entries()) {
      const known = samples.get(name) ?? [];
      if (name !== '' && samples.size < SHOWN_COLUMNS) samples.set(name, known);
      if (known.length >= SAMPLES) continue;
      const cell = previewCell(values[index], SAMPLE_LENGTH).trim();
      if (cell !== '' && !known.includes(cell)) known.push(cell);
    }
  }
  return Array.from(samples, ([name, of]) => ({ name, samples: of })).filter(
    ({ name, samples: of }) => of.length > 0 || !isUnnamed(name),
  );
}

/** The columns of the records and, where a row of a table holds several answers, those of the table: a person may choose one of them. */
function choosableColumns({ records, rows, notes, format }: FileSample): ImportInspection['columns'] {
  const left = notes.flatMap(({ note, values }) => (note === 'shared_sources' ? values.slice(1) : []));
  const all = [
    ...columnsOf(records),
    ...(format === 'csv' ? columnsOf(rows) : []),
    ...left.map((name) => ({ name, samples: [] })),
  ];
  const names = all.map(({ name }) => name);
  return all.filter(({ name }, place) => names.indexOf(name) === place).slice(0, SHOWN_COLUMNS);
}

function brandsIn({ records: [first], start }: FileSample): readonly ExportedBrand[] {
  if (first?.ours === undefined) return [];
  return first.ours === 'json' ? brandsInHead(start) : brandsInRow(first);
}

/** Notes on fields taken from file names. */
function notesOfNames(records: readonly SourceRecord[], reader: RowReader): readonly ImportNote[] {
  const used = new NamesUsed();
  for (const record of records) {
    const row = record.named === undefined ? 'no_text' : reader.read(record);
    if (typeof row !== 'string') used.add(row.named);
  }
  return used.notes;
}

function hasEmptySources(records: readonly SourceRecord[], reader: RowReader): boolean {
  return records.some((record) => {
    const row = reader.read(record);
    return typeof row !== 'string' && row.status === 'ok' && row.hasEmptySources === true;
  });
}

/** Whether some answer has this field without a column: its raw reply states it. */
function isTold(field: ImportField, { records }: FileSample, reader: RowReader): boolean {
  return records.some((record) => {
    if (reader.mappingOf(record.keys).columns[field] !== undefined) return false;
    const row = reader.read(record);
    if (typeof row !== 'string') return field !== 'date' || row.isFileDated !== true;
    return field === 'answer' ? row !== 'no_text' : field === 'prompt' && row !== 'no_text' && row !== 'no_prompt';
  });
}

function describe(sample: FileSample, { request, survey }: Surveyed, reader: RowReader): FileInspection {
  const { overrides } = request;
  const log = new ColumnLog(IMPORT_FIELDS.filter((field) => typeof overrides[field] === 'string'));
  for (const record of sample.records) log.add(record, reader.mappingOf(record.keys));
  const { columns, missingFields, missingChoices } = log.report;
  const named = notesOfNames(sample.records, reader);
  const isDated = named.some(({ note }) => note === 'sheet_dates');
  const texts = sample.records.map((record) => reader.textOf(record)).filter((text) => text.trim() !== '');
  return {
    format: sample.format,
    columns: choosableColumns(sample),
    mapping: Object.fromEntries(columns.map(({ field, column }) => [field, column])),
    missing: missingFields.filter((field) => !(field === 'date' && isDated) && !isTold(field, sample, reader)),
    rows: sample.records.slice(0, SHOWN_ROWS).map((record) => previewRow(record, reader)),
    brands: brandsIn(sample),
    brand_suggestions: [...suggestNames(texts)],
    sampled_answers: texts.length,
    cited_sites: [...citedSites(sample.records, reader)],
    encoding: sample.encoding,
    parts: [...survey.parts],
    part: survey.part,
    date_order: survey.dateOrder,
    empty_sources: hasEmptySources(sample.records, reader) ? (request.emptySources ?? 'none') : null,
    notes: [...survey.notes, ...sample.notes, ...named].map(({ values, ...note }) => ({
      ...note,
      values: [...values],
    })),
    missingChoices,
  };
}

/** Inspects the start of a file. Returns its content or the problem that prevents an import. Imports nothing. */
export async function inspectFile(request: InspectRequest): Promise<FileInspection | FileProblem> {
  const survey = await surveyFile({ ...request, source: diskSource(request.path) });
  const { preferences, dateOrder, runsFromZero, hasSentimentCodes, lacking } = survey;
  const reader = new RowReader({
    ...request,
    ...{ preferences, dateOrder, runsFromZero, hasSentimentCodes, lacking },
    ownBrandId: '',
    brandIdOf: (name) => name,
  });
  const surveyed = { request, survey };
  const sample = await readSample(surveyed, reader);
  const isChosen = Object.keys(request.overrides).length > 0;
  const none = (): FileProblem => looksLike(sample.start) ?? (sample.format === 'csv' ? 'no_table' : 'no_list');
  if (sample.records.length === 0) return none();
  const isTable = sample.records.some(({ keys }) => keys.length >= MIN_COLUMNS);
  if (!isTable) return sample.records.every(isBatchInput) ? 'batch_input' : none();
  const found = describe(sample, surveyed, reader);
  const isUnknown = !isChosen && found.mapping.prompt === undefined && found.mapping.answer === undefined;
  const look = isChosen ? null : (looksLike(sample.start) ?? reportOf(found.columns.map(({ name }) => name)));
  // Queries and days of a report look like prompts and dates.
  const isReport = found.mapping.answer === undefined && REPORTS.some((report) => report === look);
  return look !== null && (isUnknown || isReport || CERTAIN_LOOKS.includes(look)) ? look : found;
}
