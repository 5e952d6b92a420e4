import { formatDay } from '#client/lib/dates.ts';
import type { SourceUrl } from '../citations/SourceUrl.ts';
import type { Prompt, Platform } from '../ProjectDefinition.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import { SENTIMENT_LABELLED, STATUS_CODES, type AnswerTable } from './AnswerTable.ts';
import type { AnswerDetails, AnswerStatus, RawCitation, Sentiment } from './RawAnswer.ts';

/** One brand in an answer. */
interface RowBrand {
  /** Index into the project's brands. */
  readonly brand: number;
  /** From 1, in order of first mention among the tracked brands. */
  readonly position: number;
  /** Null: no sentiment is recorded. */
  readonly sentiment: Sentiment | null;
  readonly source: 'labelled' | 'estimated' | null;
}

/** One citation of an answer with its page. */
interface RowCitation extends SourceUrl {
  readonly position: number;
  readonly title: string;
}

/** The row's values without its brand, mention and citation columns. */
export interface RowHead {
  readonly id: string;
  readonly prompt: Prompt;
  readonly platform: Platform;
  readonly run: number;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** For display and export: an instant in ISO 8601, or YYYY-MM-DD if only the day is known. */
  readonly askedOn: string;
  readonly status: AnswerStatus;
  readonly model: string | null;
  readonly details: AnswerDetails;
  readonly searches: readonly string[];
  /** Null: unknown. */
  readonly retrieved: readonly RawCitation[] | null;
}

const SENTIMENTS: readonly (Sentiment | null)[] = [null, 'negative', 'neutral', 'positive'];

/** Time of the answer in the precision that is known: an instant in ISO 8601, or YYYY-MM-DD. */
export function askedOn(table: AnswerTable, row: number): string {
  const day = table.knownDay[row] ?? 0;
  if (day > 0) return formatDay(day);
  return new Date(table.askedAt[row] ?? 0).toISOString();
}

/** @throws RangeError for a row that does not exist */
export function headOf(table: AnswerTable, row: number): RowHead {
  const id = table.ids[row];
  const prompt = table.project.prompts[table.prompt[row] ?? -1];
  const platform = table.project.platforms[table.platform[row] ?? -1];
  const status = STATUS_CODES[table.status[row] ?? -1];
  if (id === undefined || prompt === undefined || platform === undefined || status === undefined) {
    throw new RangeError(`There is no answer in row ${String(row)}.`);
  }
  return {
    id,
    prompt,
    platform,
    status,
    run: table.run[row] ?? 0,
    askedAt: table.askedAt[row] ?? 0,
    askedOn: askedOn(table, row),
    model: table.models.get(row) ?? null,
    details: table.details.get(row) ?? {},
    searches: table.searches.get(row) ?? [],
    retrieved: table.retrieved.get(row) ?? null,
  };
}

/** The row's mentions in order of the text; offsets into the recorded text. */
export function mentionsOf(table: AnswerTable, row: number): FoundMention[] {
  const mentions: FoundMention[] = [];
  const end = table.mentionStart[row + 1] ?? 0;
  for (let i = table.mentionStart[row] ?? end; i < end; i += 1) {
    mentions.push({
      brand: table.mentionBrand[i] ?? 0,
      from: table.mentionFrom[i] ?? 0,
      to: table.mentionTo[i] ?? 0,
    });
  }
  return mentions;
}

/** The brands the row names, by position. */
export function brandsOf(table: AnswerTable, row: number): RowBrand[] {
  const brands: RowBrand[] = [];
  for (let brand = 0; brand < table.brandCount; brand += 1) {
    const position = table.position[row * table.brandCount + brand] ?? 0;
    if (position > 0) {
      const code = table.sentiment[row * table.brandCount + brand] ?? 0;
      const sentiment = SENTIMENTS[code % SENTIMENT_LABELLED] ?? null;
      const source = sentiment === null ? null : code > SENTIMENT_LABELLED ? 'labelled' : 'estimated';
      brands.push({ brand, position, sentiment, source });
    }
  }
  return brands.sort((a, b) => a.position - b.position);
}

/** The row's citations in order; null if they were not captured, unlike an empty list. */
export function citationsOf(table: AnswerTable, row: number): RowCitation[] | null {
  if (table.captured[row] !== 1) {
    return null;
  }
  const citations: RowCitation[] = [];
  const end = table.citationStart[row + 1] ?? 0;
  for (let i = table.citationStart[row] ?? end; i < end; i += 1) {
    const page = table.urls[table.citationUrl[i] ?? -1];
    if (page !== undefined) {
      citations.push({ ...page, position: table.citationPosition[i] ?? 0, title: table.citationTitle[i] ?? '' });
    }
  }
  return citations;
}

/** Row of the answer with this id, or -1. Linear search. */
export function rowOfId(table: AnswerTable, id: string): number {
  return table.ids.indexOf(id);
}
