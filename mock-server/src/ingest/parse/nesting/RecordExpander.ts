import type { ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { memoize } from '#client/lib/memoize.ts';
import { readRecordReply } from '#server/ingest/replies/readReply.ts';
import { isReplyShape } from '#server/ingest/replies/replyKeys.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { AnswerWalk } from './AnswerWalk.ts';
import type { FoundAnswer } from './AnswerWalk.ts';
import { dateBeside } from './dateBeside.ts';
import { DateRows } from './DateRows.ts';
import { isPairShape } from './exports/pairOfModels.ts';
import { promptfooTable } from './exports/promptfooTable.ts';
import { isSearchPage } from './exports/searchPages.ts';
import { isOfSearch } from './fieldOfKey.ts';
import { JoinedColumns } from './joinedColumns.ts';
import { JoinedPrompts } from './joinedPrompts.ts';
import { JoinedTimes } from './joinedTimes.ts';
import { chatOf, nestedOf } from './nestedOf.ts';
import { PlatformRows } from './PlatformRows.ts';
import { RunRows } from './RunRows.ts';
import { SeveralAnswers } from './SeveralAnswers.ts';
import type { Values } from './Values.ts';

interface ExpanderOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Columns chosen by a person stay unchanged. */
  readonly overrides?: ImportOverrides;
  /** Columns named after platforms that hold no answers. */
  readonly flags?: ReadonlySet<string>;
  readonly onGroupPlatform: (name: string) => void;
  readonly onPlatformColumns: (names: readonly string[]) => void;
  readonly onDateColumns?: (names: readonly string[]) => void;
  readonly onRunColumns?: (names: readonly string[]) => void;
  /** Called with source columns that cannot be assigned to one answer. */
  readonly onSharedSources: (names: readonly string[]) => void;
  readonly onJoinedColumns: (names: readonly string[]) => void;
  /** Called with the columns of an instruction and of the text it is about. */
  readonly onJoinedPrompts: (names: readonly string[]) => void;
  /** Called with the day column and the time column. */
  readonly onJoinedTimes: (names: readonly string[]) => void;
  /** Called with the number of answers in one raw reply. */
  readonly onSeveral: (count: number) => void;
}

const FLAT_DEPTH = 4;

/** Whether a record is a raw reply itself: its fields are no columns, though one may be called after a platform. */
function isReply({ keys, values }: SourceRecord): boolean {
  if (!isReplyShape(keys)) return false;
  return readRecordReply(Object.fromEntries(keys.map((key, place) => [key, values[place]]))) !== null;
}

const isPair = memoize(isPairShape);

/** Splits a record into one record per answer: it may hold several, by platform, by run, or in nested lists. */
export class RecordExpander {
  readonly #lists = new KeyLists();
  readonly #several = new SeveralAnswers();
  readonly #platformRows: PlatformRows;
  readonly #dateRows: DateRows;
  readonly #runRows: RunRows;
  readonly #joined: JoinedColumns;
  readonly #times: JoinedTimes;
  readonly #prompts: JoinedPrompts;

  constructor(private readonly options: ExpanderOptions) {
    this.#platformRows = new PlatformRows(options);
    this.#dateRows = new DateRows({ onDateColumns: () => undefined, ...options });
    this.#runRows = new RunRows({ onRunColumns: () => undefined, ...options });
    const { citations, citation_urls: urls } = options.overrides ?? {};
    const isChosen = citations !== undefined || urls !== undefined;
    this.#joined = new JoinedColumns(options.mappingOf, isChosen, options.onJoinedColumns);
    this.#times = new JoinedTimes(options.overrides?.date, options.onJoinedTimes);
    const hasPrompt = options.overrides?.prompt !== undefined;
    this.#prompts = new JoinedPrompts(options.mappingOf, hasPrompt, options.onJoinedPrompts);
  }

  /** Returns the record itself if it is one answer, or if no answer is found. */
  expand(record: SourceRecord): readonly SourceRecord[] {
    if (record.ours !== undefined) return [record];
    return this.#expanded(record).map((each) =>
      this.#dated(this.#prompts.join(this.#times.join(this.#joined.join(each)))),
    );
  }

  #dated(record: SourceRecord): SourceRecord {
    const date = dateBeside(record, this.options.mappingOf(record.keys));
    if (date === null) return record;
    const keys = this.#lists.of([...record.keys, ...Object.keys(date)]);
    return { ...record, keys, values: [...record.values, ...Object.values(date)] };
  }

  #expanded(record: SourceRecord): readonly SourceRecord[] {
    const isPage = isSearchPage(record.keys, record.values) || isReply(record);
    const byColumn = isPage ? null : this.#byColumn(record);
    if (byColumn !== null) return byColumn.flatMap((each) => this.#byChoice(each) ?? [each]);
    const byChoice = this.#byChoice(record);
    if (byChoice !== null) return byChoice;
    if (this.#isPlain(record)) return [record];
    const isFlat = record.values.every((value) => value === null || typeof value !== 'object');
    if (isFlat && !isPair(record.keys)) return this.#unflattened(record) ?? [record];
    const node = Object.fromEntries(record.keys.map((key, index) => [key, record.values[index]]));
    const found = this.found(node);
    if (found.length > 0) return this.recordsOf(found.map(({ values }) => this.recordOf(values, record.line)));
    return [this.#flattened(node, record)];
  }

  /** The answers in a value of any nesting. */
  found(value: unknown): readonly FoundAnswer[] {
    const { onGroupPlatform, onSharedSources, mappingOf, overrides = {} } = this.options;
    const sourcesOfAll = [overrides.citations, overrides.citation_urls].filter((key) => typeof key === 'string');
    // Nested objects mostly share their keys.
    const ofKeys = (keys: readonly string[]): ImportMapping => mappingOf(this.#lists.of(keys));
    return new AnswerWalk({ onGroupPlatform, onSharedSources, sourcesOfAll, mappingOf: ofKeys }).from(value);
  }

  /** Makes a record of values; records with the same keys share their key list. */
  recordOf(values: Values, line: number): SourceRecord {
    return { kind: 'record', line, keys: this.#lists.of(Object.keys(values)), values: Object.values(values) };
  }

  /** Whether a record has a prompt and an answer side by side, as in most files. */
  #isPlain({ keys, values }: SourceRecord): boolean {
    const { columns, paths } = this.options.mappingOf(keys);
    if (columns.prompt === undefined || columns.answer === undefined || isPair(keys)) return false;
    if (paths.answer !== undefined) return true;
    const answer = values[columns.answer];
    return answer === null || typeof answer !== 'object';
  }

  #byColumn(record: SourceRecord): readonly SourceRecord[] | null {
    const answers =
      promptfooTable(record.keys, record.values) ??
      this.#platformRows.valuesOf(record) ??
      this.#dateRows.valuesOf(record) ??
      this.#runRows.valuesOf(record);
    return answers?.map((values) => this.recordOf(values, record.line)) ?? null;
  }

  /** Splits records whose raw reply holds several answers. */
  recordsOf(records: readonly SourceRecord[]): readonly SourceRecord[] {
    return records.flatMap((record) => this.#byChoice(record) ?? [record]);
  }

  /** One record per answer if the record is, or holds, a raw reply with several. Null otherwise. */
  #byChoice(record: SourceRecord): readonly SourceRecord[] | null {
    const { columns } = this.options.mappingOf(record.keys);
    const several = this.#several.of(record, columns);
    if (several === null) return null;
    this.options.onSeveral(several.length);
    return several.map((values) => this.recordOf(values, record.line));
  }

  /** The answers in a row whose columns are the paths of a nested object: `inputs.messages`, `output.choices`. Null: none. */
  #unflattened(record: SourceRecord): readonly SourceRecord[] | null {
    const { prompt, answer } = this.options.mappingOf(record.keys).columns;
    const node = nestedOf(record) ?? (prompt === undefined && answer === undefined ? chatOf(record) : null);
    if (node === null) return null;
    const found = this.found(node);
    if (found.length > 0) return this.recordsOf(found.map(({ values }) => this.recordOf(values, record.line)));
    const flat = this.#flattened(node, record);
    return flat === record ? null : [flat];
  }

  /** Flattens nested objects to columns: `output.answer`. */
  #flattened(node: Values, record: SourceRecord): SourceRecord {
    const flat = Object.fromEntries(leavesOf(node, '', 0));
    const { columns } = this.options.mappingOf(Object.keys(flat));
    if (columns.prompt === undefined || columns.answer === undefined) return record;
    return this.recordOf({ ...node, ...flat }, record.line);
  }
}

function leavesOf(node: Values, before: string, depth: number): readonly (readonly [string, unknown])[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const name = before === '' ? key : `${before}.${key}`;
    return isPlainObject(value) && depth < FLAT_DEPTH && !isOfSearch(key)
      ? leavesOf(value, name, depth + 1)
      : [[name, value] as const];
  });
}
