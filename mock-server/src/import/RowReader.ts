import { mapImportFields } from '../../../client/src/lib/importFields.ts';
import type { ImportField, ImportMapping, ImportOverrides } from '../../../client/src/lib/importFields.ts';
import type { AnswerStatus, RawCitation, Sentiment } from '../analysis/types.ts';
import { exportedIdOf, exportedStatus, exportedValue } from './exportedRecord.ts';
import { isPlainObject } from './isPlainObject.ts';
import { parseCitations } from './parseCitations.ts';
import { parseJsonCell, parseNames } from './parseListCell.ts';
import { parseSentiments } from './parseSentiments.ts';
import { parseStatus } from './parseStatus.ts';
import { parseTime } from './parseTime.ts';
import type { ZonedClock } from './parseTime.ts';
import { platformName } from './platformNames.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf, textOf } from './textOf.ts';

/** Longer texts are not answers but dumps; a viewer and the analysis would be held up by them. */
const MAX_TEXT = 1_000_000;
const MAX_PROMPT = 20_000;
const MAX_NAME = 200;
const MAX_RUN = 65_535;

/** A row as understood, before it is known whether it is new. */
export type ImportedRow = {
  readonly prompt: string;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly platform: string;
  readonly run: number;
  /** What tells runs apart when they are not numbered. */
  readonly runKey: string;
  readonly askedAt: number;
  readonly status: AnswerStatus;
  readonly text: string;
  readonly citations: readonly RawCitation[] | null;
  readonly droppedCitations: number;
  readonly searches: readonly string[];
  readonly model: string;
  readonly sentiments: Readonly<Record<string, Sentiment>> | undefined;
  readonly unreadSentiments: number;
  /** The id it was exported under; '' when it comes from elsewhere. */
  readonly exportedId: string;
};

export type RowProblem =
  'no_text' | 'no_prompt' | 'unreadable_date' | 'date_out_of_range' | 'text_too_long' | 'prompt_too_long';

export type RowReaderOptions = {
  readonly overrides: ImportOverrides;
  /** Platform of rows that name none. */
  readonly defaultPlatform: string;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ownBrandId: string;
  readonly brandIdOf: (name: string) => string;
};

type Read = (field: ImportField) => unknown;

function follow(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    const object = typeof inner === 'string' ? parseJsonCell(inner) : inner;
    return isPlainObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
  }, value);
}

/** Answers as plain text, or as the parts chat APIs give: `[{"type": "text", "text": "..."}]`. */
function answerText(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value);
  const parts: readonly unknown[] = value;
  return parts
    .map((part) => textOf(part))
    .filter((part) => part !== '')
    .join('\n');
}

/** The run's number, counted from 1: `2`, `run-2`, `r2`. Runs that are not numbered are all run 1, with their own key. */
function parseRun(value: unknown): { run: number; runKey: string } {
  const name = nameOf(value);
  const digits = /^(?:\D{0,20}?)(\d{1,5})$/u.exec(name)?.[1];
  if (digits === undefined) return { run: 1, runKey: name === '' ? '1' : name };
  return { run: Math.min(MAX_RUN, Math.max(1, Number(digits))), runKey: String(Number(digits)) };
}

/** Reads records into rows; finds the columns once for each set of keys it meets. */
export class RowReader {
  readonly #mappings = new Map<readonly string[], ImportMapping>();

  constructor(private readonly options: RowReaderOptions) {}

  mappingOf(keys: readonly string[]): ImportMapping {
    const known = this.#mappings.get(keys);
    if (known !== undefined) return known;
    const mapping = mapImportFields(keys, this.options.overrides);
    // JSON whose every object has other keys must not fill the memory with mappings.
    if (this.#mappings.size > 2000) this.#mappings.clear();
    this.#mappings.set(keys, mapping);
    return mapping;
  }

  read(record: SourceRecord): ImportedRow | RowProblem {
    const read = this.#fieldsOf(record);
    const text = answerText(read('answer'));
    const status = record.ours === undefined ? this.#statusOf(text, read) : exportedStatus(read('status'));
    if (status === null) return 'no_text';
    const prompt = nameOf(read('prompt'));
    if (prompt === '') return 'no_prompt';
    const askedAt = parseTime(read('date'), this.options.clock, this.options.now);
    if (typeof askedAt === 'string') return askedAt === 'unreadable' ? 'unreadable_date' : 'date_out_of_range';
    if (text.length > MAX_TEXT) return 'text_too_long';
    if (prompt.length > MAX_PROMPT) return 'prompt_too_long';
    const row = { prompt, askedAt, status, text, ...this.#detailsOf(read), exportedId: '' };
    if (record.ours === undefined) return row;
    const exportedId = exportedIdOf(record);
    // As the project called it, even where others know it by another name.
    const platform = nameOf(read('platform')).slice(0, MAX_NAME) || row.platform;
    return { ...row, platform, exportedId, runKey: exportedId || row.runKey };
  }

  #fieldsOf(record: SourceRecord): Read {
    return (field) => this.valueOf(record, field);
  }

  /** What a record holds for one of our fields, as it stands there; undefined when it has no column for it. */
  valueOf(record: SourceRecord, field: ImportField): unknown {
    const { columns, paths } = this.mappingOf(record.keys);
    const column = columns[field];
    const recorded = column === undefined ? undefined : record.values[column];
    const value = record.ours === 'csv' ? exportedValue(field, recorded) : recorded;
    const path = paths[field];
    return path === undefined ? value : follow(value, path);
  }

  /** The answer's text, whether or not the rest of the row is of use. */
  textOf(record: SourceRecord): string {
    return answerText(this.valueOf(record, 'answer'));
  }

  #statusOf(text: string, read: Read): AnswerStatus | null {
    const status = parseStatus(read('status'), read('error'));
    if (text.trim() !== '') return status ?? 'ok';
    return status === 'ok' ? null : status;
  }

  #detailsOf(read: Read): Omit<ImportedRow, 'prompt' | 'askedAt' | 'status' | 'text' | 'exportedId'> {
    const { ownBrandId, brandIdOf, defaultPlatform } = this.options;
    const cited = parseCitations(read('citations'));
    // A file may have both columns, one of them unused.
    const { citations, dropped } =
      (cited.citations ?? []).length > 0 ? cited : mergeEmpty(cited, read('citation_urls'));
    const labels = parseSentiments(read('sentiment'), read('brand_sentiments'), ownBrandId, brandIdOf);
    return {
      topic: nameOf(read('topic')).slice(0, MAX_NAME),
      tags: parseNames(read('tags')),
      platform: platformName(nameOf(read('platform')).slice(0, MAX_NAME) || defaultPlatform),
      ...parseRun(read('run')),
      citations,
      droppedCitations: dropped,
      searches: parseNames(read('searches')),
      model: nameOf(read('model')).slice(0, MAX_NAME),
      sentiments: labels.sentiments,
      unreadSentiments: labels.unread,
    };
  }
}

function mergeEmpty(
  cited: ReturnType<typeof parseCitations>,
  urls: unknown,
): { citations: readonly RawCitation[] | null; dropped: number } {
  const other = parseCitations(urls);
  return { citations: other.citations ?? cited.citations, dropped: cited.dropped + other.dropped };
}
