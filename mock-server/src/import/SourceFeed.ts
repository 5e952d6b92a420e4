import { ANSWERS_SCHEMA } from '../../../client/src/lib/answerExport.ts';
import { mapImportFields } from '../../../client/src/lib/importFields.ts';
import type { ImportOverrides } from '../../../client/src/lib/importFields.ts';
import { CsvParser } from './CsvParser.ts';
import { detectFormat } from './detectFormat.ts';
import type { ImportFormat } from './detectFormat.ts';
import { JsonlParser } from './JsonlParser.ts';
import { JsonParser } from './JsonParser.ts';
import { parseTime } from './parseTime.ts';
import type { ZonedClock } from './parseTime.ts';
import type { RecordParser, SourceEvent, SourceRecord } from './sourceEvents.ts';

/** Enough text to tell the format by. */
const SAMPLE_LENGTH = 65_536;
const SCHEMA_COLUMN = 'schema';
const OUR_JSON = new RegExp(`^\\s*\\{\\s*"${SCHEMA_COLUMN}"\\s*:\\s*"${ANSWERS_SCHEMA.replaceAll('.', '\\.')}"`, 'u');

export type SourceFeedOptions = {
  readonly fileName: string;
  /** Null: found out. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Says by its keys whether an object is a recorded answer. */
  readonly isAnswerShape: (keys: readonly string[]) => boolean;
  readonly take: (event: SourceEvent) => void;
};

/** Text of a file in, its records out: finds the format, and marks the records of files that were exported here. */
export class SourceFeed {
  #format: ImportFormat | null;
  #parser: RecordParser | null = null;
  #sample = '';
  #isOurJson = false;

  constructor(private readonly options: SourceFeedOptions) {
    this.#format = options.format;
  }

  /** CSV until enough of the file was seen to tell. */
  get format(): ImportFormat {
    return this.#format ?? 'csv';
  }

  push(text: string): void {
    if (this.#parser !== null) this.#takeAll(this.#parser.push(text));
    else {
      this.#sample += text;
      if (this.#sample.length >= SAMPLE_LENGTH) this.#start();
    }
  }

  /** The file ends here. */
  end(): void {
    const parser = this.#parser ?? this.#start();
    this.#takeAll(parser.end());
  }

  #start(): RecordParser {
    const { fileName, isAnswerShape } = this.options;
    this.#format ??= detectFormat(this.#sample, fileName, isAnswerShape);
    this.#isOurJson = this.#format === 'json' && OUR_JSON.test(this.#sample);
    const parser = this.#createParser(this.#format);
    this.#parser = parser;
    this.#takeAll(parser.push(this.#sample));
    this.#sample = '';
    return parser;
  }

  #createParser(format: ImportFormat): RecordParser {
    const { overrides, clock, now, isAnswerShape } = this.options;
    switch (format) {
      case 'jsonl':
        return new JsonlParser();
      case 'json':
        return new JsonParser(isAnswerShape);
      case 'csv':
        return new CsvParser({
          overrides,
          isPlausible: (keys, cells) => {
            const date = mapImportFields(keys, overrides).columns.date;
            return date === undefined || typeof parseTime(cells[date], clock, now) === 'number';
          },
        });
    }
  }

  #takeAll(events: readonly SourceEvent[]): void {
    for (const event of events) this.options.take(event.kind === 'record' ? this.#marked(event) : event);
  }

  /** A table names the schema in each row, so that rows sorted or cut out elsewhere are still known. */
  #marked(record: SourceRecord): SourceRecord {
    if (this.#isOurJson) return { ...record, ours: 'json' };
    const isOurs = this.#format === 'csv' && record.keys[0] === SCHEMA_COLUMN && record.values[0] === ANSWERS_SCHEMA;
    return isOurs ? { ...record, ours: 'csv' } : record;
  }
}
