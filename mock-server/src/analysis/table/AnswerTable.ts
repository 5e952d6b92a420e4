import type { SourceUrl } from '../citations/SourceUrl.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import type { AnswerDetails, AnswerStatus, RawCitation, Sentiment, SentimentLabels } from './RawAnswer.ts';

/** Storage of the answers' texts: a million long strings need not be on the heap. */
export interface AnswerTexts {
  text(row: number): string;
  /** Stored bytes of a text, where they are known without reading it. */
  size?(row: number): number;
}

/** Status codes of the `status` column. */
export const STATUS_CODES = ['ok', 'refused', 'empty', 'failed'] as const satisfies readonly AnswerStatus[];
/** Code of a usable answer. */
export const OK = STATUS_CODES.indexOf('ok');

/** Codes of the `sentiment` column. 0 means not named or no sentiment; codes of recorded labels have `SENTIMENT_LABELLED` added. */
export const SENTIMENT_CODES = { negative: 1, neutral: 2, positive: 3 } as const satisfies Record<Sentiment, number>;
export const SENTIMENT_LABELLED = 4;

/**
 * The answers of a project in columns. Objects would take too much memory for a million answers and be too slow to sum.
 * Row i is one answer; cell `i * brandCount + b` of a brand column belongs to brand b of `project.brands`.
 * Rows are sorted by `askedAt`, then id.
 */
export interface AnswerTable {
  readonly project: ProjectDefinition;
  readonly count: number;
  readonly brandCount: number;
  readonly ids: readonly string[];
  readonly askedAt: Float64Array;
  /** Index into `project.prompts`. */
  readonly prompt: Uint32Array;
  /** Index into `project.platforms`. */
  readonly platform: Uint16Array;
  /** Index into `project.topics`, or 65535 for a prompt without topic. */
  readonly topic: Uint16Array;
  readonly run: Uint16Array;
  /** Index into STATUS_CODES. */
  readonly status: Uint8Array;
  /** Bit b is set when brand b is named. */
  readonly namedMask: Uint32Array;
  /** Brand column: 0 if not named, else the brand's rank in order of first mention among tracked brands. */
  readonly position: Uint8Array;
  /** Brand column, see SENTIMENT_CODES. */
  readonly sentiment: Uint8Array;
  /** Mentions of row i are at `mentionStart[i]` to `mentionStart[i + 1]` (exclusive) of the three columns below. */
  readonly mentionStart: Uint32Array;
  readonly mentionBrand: Uint8Array;
  /** UTF-16 offsets into the recorded text, not into its normalised form. */
  readonly mentionFrom: Uint32Array;
  readonly mentionTo: Uint32Array;
  /** 1 if citations were captured, even if there are none. */
  readonly captured: Uint8Array;
  /** Citations of row i are at `citationStart[i]` to `citationStart[i + 1]` (exclusive) of the columns below. */
  readonly citationStart: Uint32Array;
  /** Index into `urls`. */
  readonly citationUrl: Uint32Array;
  readonly citationPosition: Uint16Array;
  readonly citationTitle: readonly string[];
  readonly urls: readonly SourceUrl[];
  /** Bit b is set when the row cites a domain of brand b. */
  readonly citedMask: Uint32Array;
  readonly searches: ReadonlyMap<number, readonly string[]>;
  readonly models: ReadonlyMap<number, string>;
  /** Labels as recorded. After a change of names a label can apply to a brand that was not tracked or not found before. */
  readonly labels: ReadonlyMap<number, SentimentLabels>;
  readonly details: ReadonlyMap<number, AnswerDetails>;
  /** Pages that were retrieved but not cited, where known. */
  readonly retrieved: ReadonlyMap<number, readonly RawCitation[]>;
  /** Days since 1970-01-01 if only the day is known, else 0. `askedAt` is then midnight UTC (see table/inZone). */
  readonly knownDay: Uint16Array;
  readonly texts: AnswerTexts;
  /** What the import dropped. */
  readonly dropped: { readonly citations: number };
}
