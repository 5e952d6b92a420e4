import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { hasDomain } from '../citations/hasDomain.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from '../table/AnswerTable.ts';
import { bitCount } from './agreement.ts';
import { rangeOf } from './measureKinds.ts';

/** Measures of single answers. Stability is none, since it compares answers. */
type AnswerMeasure = Exclude<MeasureId, 'stability'> | 'first_mention_rate';

/** Contribution of an answer to a measure of a brand (an index). */
type Part = (table: AnswerTable, row: number, brand: number) => number;

const OWN = 0;

const bitOf = (mask: number | undefined, brand: number): number => ((mask ?? 0) >>> brand) & 1;
const isNamed: Part = (table, row, brand) => bitOf(table.namedMask[row], brand);
const placeOf: Part = (table, row, brand) => table.position[row * table.brandCount + brand] ?? 0;
const sentimentOf: Part = (table, row, brand) =>
  (table.sentiment[row * table.brandCount + brand] ?? 0) & ~SENTIMENT_LABELLED;

/** The definitions of columnsOf for one answer. */
const PARTS: Readonly<Record<AnswerMeasure, readonly [numerator: Part, denominator: Part]>> = {
  visibility: [isNamed, () => 1],
  first_mention_rate: [(table, row, brand) => Number(placeOf(table, row, brand) === 1), () => 1],
  share_of_voice: [isNamed, (table, row) => bitCount(table.namedMask[row] ?? 0)],
  average_position: [placeOf, isNamed],
  net_sentiment: [
    (table, row, brand) => {
      const sentiment = sentimentOf(table, row, brand);
      return Number(sentiment === SENTIMENT_CODES.positive) - Number(sentiment === SENTIMENT_CODES.negative);
    },
    (table, row, brand) => Number(sentimentOf(table, row, brand) !== 0),
  ],
  citation_rate: [
    (table, row, brand) => bitOf(table.citedMask[row], brand),
    // Citations of a brand without a domain are unknown.
    (table, row, brand) =>
      Number(hasDomain(table.project, brand) && (table.citationStart[row + 1] ?? 0) > (table.citationStart[row] ?? 0)),
  ],
};

/** Measures to which each answer contributes 0 or 1. */
const YES_NO: readonly AnswerMeasure[] = ['visibility', 'first_mention_rate', 'citation_rate'];

/**
 * A measure's totals with each answer as its own cluster. For one prompt the target is that prompt's own rate, and its runs are independent
 * draws from it. So the answers are the sample, as prompts are the sample of a figure over many prompts. `rows` are ok answers.
 */
export function answerClusters(
  table: AnswerTable,
  rows: Uint32Array,
  kind: AnswerMeasure,
  brand: number = OWN,
): Clusters {
  const [numerator, denominator] = PARTS[kind];
  const num = new Float64Array(rows.length);
  const den = new Float64Array(rows.length);
  let n = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const size = denominator(table, row, brand);
    den[i] = size;
    num[i] = numerator(table, row, brand);
    n += Number(size > 0);
  }
  return { num, den, n, yesNo: YES_NO.includes(kind) };
}

/** A measure over the ok answers of one prompt; `k` counts prompts, so it is 1. Null for an empty denominator. */
export function answerMeasure(
  table: AnswerTable,
  rows: Uint32Array,
  kind: AnswerMeasure,
  brand: number = OWN,
): Measure | null {
  if (table.brandCount === 0) {
    return null;
  }
  const measure = measureOfClusters(answerClusters(table, rows, kind, brand), rangeOf(kind, table.brandCount));
  return measure && { ...measure, k: 1 };
}
