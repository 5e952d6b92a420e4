import { ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { mapImportFields } from '#client/lib/importFields.ts';
import type { ImportMapping, ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import type { ImportNoteId } from '#client/lib/importNotes.ts';
import { ContinuedRows } from './ContinuedRows.ts';
import { CsvParser } from './formats/CsvParser.ts';
import { detectFormat } from './formats/detectFormat.ts';
import type { ImportFormat } from './formats/detectFormat.ts';
import { JsonlParser } from './formats/JsonlParser.ts';
import { JsonParser } from './formats/JsonParser.ts';
import { isBatchRequest } from './nesting/BatchPrompts.ts';
import type { BatchPrompts } from './nesting/BatchPrompts.ts';
import { isChatShape } from './nesting/chatPairs.ts';
import { JsonDocument } from './nesting/JsonDocument.ts';
import { langfuseRecord } from './nesting/langfuseRecord.ts';
import { isMessageRow, MessageRows } from './nesting/MessageRows.ts';
import { RecordExpander } from './nesting/RecordExpander.ts';
import type { RowJoins } from './nesting/RowJoins.ts';
import { spanRecord, withoutRepeat } from './nesting/spanRecord.ts';
import { StackedTables } from './nesting/StackedTables.ts';
import type { RecordParser, SourceEvent, SourceRecord } from './sourceEvents.ts';
import { readTime } from './times/parseTime.ts';
import type { ZonedClock } from './times/parseTime.ts';

const SHOWN_NAMES = 12;
/** Characters needed to detect the format. */
const SAMPLE_LENGTH = 65_536;
const SCHEMA_COLUMN = 'schema';
/** Precedes each text of a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = '\u001E';
const OUR_JSON = new RegExp(`^\\s*\\{\\s*"${SCHEMA_COLUMN}"\\s*:\\s*"${escapeRegExp(ANSWERS_SCHEMA)}"`, 'u');

type SourceFeedOptions = {
  readonly fileName: string;
  /** Null: detected. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly preferences?: ImportPreferences;
  /** Columns named after platforms that hold no answers. */
  readonly flags?: ReadonlySet<string>;
  /** The table writes the prompt of several answers once, above the first. */
  readonly continuesRows?: boolean;
  /** The file is a trace with calls of models: the steps around them hold no answers. */
  readonly hasCalls?: boolean;
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Whether an object with these keys is a recorded answer. */
  readonly isAnswerShape: (keys: readonly string[]) => boolean;
  /** Shared by all texts of a file: requests and replies of a batch may be in two texts. */
  readonly batches: BatchPrompts;
  /** Prompts and sources in other texts of the file. */
  readonly joins?: RowJoins;
  /** Part and file name, common to all records. */
  readonly origin?: Pick<SourceRecord, 'part' | 'named'>;
  readonly take: (event: SourceEvent) => void;
  /** Called with each raw record, before it is expanded into answers. */
  readonly onRow?: (record: SourceRecord) => void;
  /** Called with each raw record that may be a step of a trace. */
  readonly onStep?: (record: SourceRecord) => void;
};

/** Includes dates whose order of day and month is ambiguous. */
const isTime = (read: ReturnType<typeof readTime>): boolean => typeof read !== 'string' || read === 'ambiguous';

/** Turns the text of a file into records: detects the format and marks records exported by this product. */
export class SourceFeed {
  #format: ImportFormat | null;
  #parser: RecordParser | null = null;
  #sample = '';
  #isOurJson = false;
  /** Null: no text yet. */
  #isSequence: boolean | null = null;
  readonly #messages = new MessageRows();
  readonly #expander: RecordExpander;
  readonly #groups = new Set<string>();
  readonly #columns = new Set<string>();
  readonly #joined = new Set<string>();
  readonly #times = new Set<string>();
  readonly #prompts = new Set<string>();
  readonly #dates = new Set<string>();
  readonly #runs = new Set<string>();
  readonly #shared = new Set<string>();
  readonly #continued: ContinuedRows | null;
  readonly #stacked = new StackedTables();
  #several = 0;

  constructor(private readonly options: SourceFeedOptions) {
    this.#format = options.format;
    this.#continued = options.continuesRows === true ? new ContinuedRows(options.mappingOf) : null;
    this.#expander = new RecordExpander({
      mappingOf: options.mappingOf,
      overrides: options.overrides,
      ...(options.flags !== undefined && { flags: options.flags }),
      onGroupPlatform: (name) => this.#groups.add(name),
      onPlatformColumns: (names) => names.forEach((name) => this.#columns.add(name)),
      onDateColumns: (names) => names.forEach((name) => this.#dates.add(name)),
      onRunColumns: (names) => names.forEach((name) => this.#runs.add(name)),
      onSharedSources: (names) => this.#tellShared(names),
      onJoinedColumns: (names) => names.forEach((name) => this.#joined.add(name)),
      onJoinedPrompts: (names) => names.forEach((name) => this.#prompts.add(name)),
      onJoinedTimes: (names) => names.forEach((name) => this.#times.add(name)),
      onSeveral: (count) => {
        this.#several += count;
      },
    });
  }

  /** CSV until there is enough text to detect the format. */
  get format(): ImportFormat {
    return this.#format ?? 'csv';
  }

  push(piece: string): void {
    this.#isSequence ??= piece === '' ? null : piece.startsWith(RECORD_SEPARATOR);
    const text = this.#isSequence === true ? piece.replaceAll(RECORD_SEPARATOR, '') : piece;
    if (this.#parser !== null) {
      this.#takeAll(this.#parser.push(text));
    } else {
      this.#sample += text;
      if (this.#sample.length >= SAMPLE_LENGTH) this.#start();
    }
  }

  /**
   * Ends the text.
   * @param isLast no other text of the file follows
   */
  end(isLast = true): void {
    const parser = this.#parser ?? this.#start();
    this.#takeAll(parser.end());
    this.finish(isLast);
  }

  /** Reading stops before the end of the file. */
  stop(): void {
    this.#release();
  }

  /** Takes an event from another reader, such as a workbook's. */
  pushEvent(event: SourceEvent): void {
    this.#takeAll([event]);
  }

  /** Ends the input and reports the collected notes. */
  finish(isLast = true): void {
    this.#release(isLast);
    this.#tell('group_platform', this.#groups);
    this.#tell('column_platforms', this.#columns);
    this.#tell('column_dates', this.#dates);
    this.#tell('column_runs', this.#runs);
    this.#tell('joined_columns', this.#joined);
    this.#tell('joined_times', this.#times);
    this.#tell('prompt_columns', this.#prompts);
    this.#tell('several_choices', this.#several > 0 ? new Set([String(this.#several)]) : new Set());
    const { count, line } = this.#continued ?? { count: 0, line: 0 };
    if (count > 0) this.options.take({ kind: 'note', line, note: 'continued_rows', values: [String(count)] });
  }

  /** Flushes records that waited for following ones. */
  #release(isLast = true): void {
    const { batches } = this.options;
    for (const record of this.#stacked.end()) this.#join(record);
    if (isLast) for (const record of batches.end()) this.#join(record);
    for (const record of this.#messages.end()) this.#expand(record);
    if (isLast && batches.unasked > 0) this.#tell('batch_requests', new Set([String(batches.unasked)]));
  }

  #join(record: SourceRecord): void {
    const { prompt, answer } = this.options.overrides;
    // Columns chosen by a person keep their names.
    const isChosen = prompt !== undefined || answer !== undefined;
    if (isChosen) {
      this.#expand(record);
      return;
    }
    this.options.onStep?.(record);
    const step = this.options.hasCalls === true ? withoutRepeat(record) : record;
    for (const each of this.#messages.take(spanRecord(langfuseRecord(step)))) this.#expand(each);
  }

  #expand(record: SourceRecord): void {
    this.options.onRow?.(record);
    const { origin: ofText = {} } = this.options;
    const { named = ofText.named, part = ofText.part } = record;
    const isPlain = named === undefined && part === undefined;
    const origin = { ...(named !== undefined && { named }), ...(part !== undefined && { part }) };
    for (const each of this.#expander.expand(record)) this.options.take(isPlain ? each : { ...each, ...origin });
  }

  /** Reported at once, so that a preview of the file's start can offer these columns. */
  #tellShared(names: readonly string[]): void {
    const shown = names.join(', ');
    if (this.#shared.has(shown)) return;
    this.#shared.add(shown);
    this.options.take({ kind: 'note', line: 0, note: 'shared_sources', values: [shown, ...names] });
  }

  #tell(note: ImportNoteId, names: ReadonlySet<string>): void {
    if (names.size === 0) return;
    const shown = [...names].slice(0, SHOWN_NAMES).join(', ');
    this.options.take({ kind: 'note', line: 0, note, values: [names.size > SHOWN_NAMES ? `${shown} …` : shown] });
  }

  #start(): RecordParser {
    const { fileName } = this.options;
    const isAnswerShape = this.#isListed;
    this.#format ??= detectFormat(this.#sample, fileName, isAnswerShape);
    this.#isOurJson = this.#format === 'json' && OUR_JSON.test(this.#sample);
    const parser = this.#createParser(this.#format);
    this.#parser = parser;
    this.#takeAll(parser.push(this.#sample));
    this.#sample = '';
    return parser;
  }

  #createParser(format: ImportFormat): RecordParser {
    const { overrides, preferences = {}, clock, now } = this.options;
    const isAnswerShape = (keys: readonly string[]): boolean => this.#isListed(keys) || isChatShape(keys);
    switch (format) {
      case 'jsonl':
        return new JsonlParser();
      case 'json':
        return this.#isOurJson ? new JsonParser(isAnswerShape) : new JsonDocument(isAnswerShape, this.#expander);
      case 'csv':
        return new CsvParser({
          overrides,
          preferences,
          isPlausible: (keys, cells) => {
            const date = mapImportFields(keys, overrides, preferences).columns.date;
            return date === undefined || isTime(readTime(cells[date], clock, now));
          },
        });
    }
  }

  #takeAll(events: readonly SourceEvent[]): void {
    const { joins } = this.options;
    for (const event of joins === undefined ? events : events.flatMap((each) => joins.join(each))) {
      if (event.kind !== 'record') {
        this.options.take(event.kind === 'broken' ? this.#placed(event) : event);
        continue;
      }
      const records = this.options.batches.take(this.#placed(event));
      for (const record of records) this.#table(this.#marked(record));
    }
  }

  /** Sets the origin before the record waits for a counterpart in another file. */
  #placed<T extends SourceEvent>(event: T): T {
    const { origin } = this.options;
    const isPlain = origin?.named === undefined && origin?.part === undefined;
    return isPlain ? event : { ...origin, ...event };
  }

  /** Accepts objects of a list inside an object. */
  readonly #isListed = (keys: readonly string[]): boolean =>
    this.options.isAnswerShape(keys) ||
    isMessageRow(keys) ||
    isBatchRequest(keys) ||
    this.options.joins?.isOfPrompts(keys) === true;

  #table(record: SourceRecord): void {
    const isTable = this.#format === 'csv' && record.ours === undefined;
    for (const each of isTable ? this.#stacked.take(record) : [record]) this.#join(isTable ? this.#filled(each) : each);
  }

  #filled(record: SourceRecord): SourceRecord {
    return this.#continued === null ? record : this.#continued.fill(record);
  }

  /** An exported table repeats the schema in each row, so that rows sorted or cut elsewhere are recognised. */
  #marked(record: SourceRecord): SourceRecord {
    if (this.#isOurJson) return { ...record, ours: 'json' };
    const isOurs = this.#format === 'csv' && record.keys[0] === SCHEMA_COLUMN && record.values[0] === ANSWERS_SCHEMA;
    return isOurs ? { ...record, ours: 'csv' } : record;
  }
}
