import { createReadStream } from 'node:fs';
import type { ImportInspection } from '../../../client/src/api/manageSchemas.ts';
import type { ExportedBrand } from '../../../client/src/lib/answerExport.ts';
import { IMPORT_FIELDS } from '../../../client/src/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '../../../client/src/lib/importFields.ts';
import { suggestNames } from '../analysis/text/suggestNames.ts';
import { ColumnLog } from './ColumnLog.ts';
import type { ImportFormat } from './detectFormat.ts';
import { brandsInHead, brandsInRow } from './exportedBrandsIn.ts';
import type { FileProblem } from './fileProblem.ts';
import type { ZonedClock } from './parseTime.ts';
import { previewCell, previewRow } from './previewRow.ts';
import { RowReader } from './RowReader.ts';
import type { SourceEvent, SourceRecord } from './sourceEvents.ts';
import { SourceFeed } from './SourceFeed.ts';
import { TextSource } from './TextSource.ts';

const MAX_RECORDS = 500;
/** Holds what stands before the answers of an exported file. */
const START_CHARACTERS = 65_536;
const ENOUGH_CHARACTERS = 2_000_000;
/** A single record may be longer than that; beyond this there is none. */
const MAX_CHARACTERS = 32_000_000;
const READ_BYTES = 1 << 18;
const SHOWN_ROWS = 10;
const SHOWN_COLUMNS = 200;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;
/** Fewer columns cannot hold a prompt and an answer. */
const MIN_COLUMNS = 2;
/** An object somewhere in a file that we know no column of is taken for a row from this many fields on. */
const MIN_UNKNOWN_KEYS = 3;

export type InspectRequest = {
  readonly path: string;
  readonly fileName: string;
  /** Null: found out. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly defaultPlatform: string;
};

export type FileInspection = Pick<
  ImportInspection,
  'format' | 'columns' | 'mapping' | 'missing' | 'rows' | 'brand_suggestions' | 'sampled_answers'
> & {
  readonly brands: readonly ExportedBrand[];
  /** Columns chosen by hand that are not there. */
  readonly missingChoices: readonly ImportField[];
};

/** The beginning of a file as records. */
class FileSample {
  readonly records: SourceRecord[] = [];
  start = '';
  readonly #feed: SourceFeed;

  constructor(
    private readonly request: InspectRequest,
    isAnswerShape: (keys: readonly string[]) => boolean,
  ) {
    this.#feed = new SourceFeed({ ...request, isAnswerShape, take: (event) => this.#take(event) });
  }

  get format(): ImportFormat {
    return this.#feed.format;
  }

  async read(): Promise<void> {
    const text = new TextSource(createReadStream(this.request.path, { highWaterMark: READ_BYTES }));
    let length = 0;
    for await (const piece of text.pieces()) {
      length += piece.length;
      if (this.start.length < START_CHARACTERS) this.start += piece;
      this.#feed.push(piece);
      const isEnough = this.records.length >= MAX_RECORDS || (length > ENOUGH_CHARACTERS && this.records.length > 0);
      // The last record may be cut off here, so the parser must not be told that this is the end.
      if (isEnough || length > MAX_CHARACTERS) return;
    }
    this.#feed.end();
  }

  #take(event: SourceEvent): void {
    if (event.kind === 'record' && this.records.length < MAX_RECORDS) this.records.push(event);
  }
}

/** Records by our names of fields, or, where the file has names of its own, whatever objects it lists. */
async function readSample(request: InspectRequest, reader: RowReader): Promise<FileSample> {
  const known = new FileSample(request, (keys) => {
    const { columns } = reader.mappingOf(keys);
    return columns.answer !== undefined && columns.prompt !== undefined;
  });
  await known.read();
  if (known.records.length > 0 || known.format === 'csv') return known;
  const any = new FileSample(request, (keys) => keys.length >= MIN_UNKNOWN_KEYS);
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
  return Array.from(samples, ([name, of]) => ({ name, samples: of }));
}

function brandsIn({ records: [first], start }: FileSample): readonly ExportedBrand[] {
  if (first?.ours === undefined) return [];
  return first.ours === 'json' ? brandsInHead(start) : brandsInRow(first);
}

function describe(sample: FileSample, request: InspectRequest, reader: RowReader): FileInspection {
  const { overrides } = request;
  const log = new ColumnLog(IMPORT_FIELDS.filter((field) => typeof overrides[field] === 'string'));
  for (const { keys, ours } of sample.records) log.add(keys, reader.mappingOf(keys), ours !== undefined);
  const { columns, missingFields, missingChoices } = log.report;
  const texts = sample.records.map((record) => reader.textOf(record)).filter((text) => text.trim() !== '');
  return {
    format: sample.format,
    columns: columnsOf(sample.records),
    mapping: Object.fromEntries(columns.map(({ field, column }) => [field, column])),
    missing: [...missingFields],
    rows: sample.records.slice(0, SHOWN_ROWS).map((record) => previewRow(record, reader)),
    brands: brandsIn(sample),
    brand_suggestions: [...suggestNames(texts)],
    sampled_answers: texts.length,
    missingChoices,
  };
}

/** What a text file holds, by its beginning, or why it cannot be imported. Nothing is imported. */
export async function inspectFile(request: InspectRequest): Promise<FileInspection | FileProblem> {
  const reader = new RowReader({ ...request, ownBrandId: '', brandIdOf: (name) => name });
  const sample = await readSample(request, reader);
  if (sample.records.length === 0) return sample.format === 'csv' ? 'no_table' : 'no_list';
  const isTable = sample.records.some(({ keys }) => keys.length >= MIN_COLUMNS);
  return isTable ? describe(sample, request, reader) : sample.format === 'csv' ? 'no_table' : 'no_list';
}
