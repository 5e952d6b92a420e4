import type { Measure, MeasureId } from '../../../../client/src/api/measureSchemas.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { SENTIMENT_CODES, SENTIMENT_LABELLED, type AnswerTable } from '../types.ts';
import { bitCount } from './agreement.ts';
import { rangeOf } from './measureKinds.ts';

/** Measures of single answers; stability compares them and is none. */
export type AnswerMeasure = Exclude<MeasureId, 'stability'>;

type Part = (table: AnswerTable, row: number) => number;

const OWN = 0;

const isNamed: Part = (table, row) => (table.namedMask[row] ?? 0) & 1;
const sentimentOf: Part = (table, row) => (table.sentiment[row * table.brandCount + OWN] ?? 0) & ~SENTIMENT_LABELLED;

/** The definitions of columnsOf for one answer and the own brand, brand 0. */
const PARTS: Readonly<Record<AnswerMeasure, readonly [numerator: Part, denominator: Part]>> = {
  visibility: [isNamed, () => 1],
  share_of_voice: [isNamed, (table, row) => bitCount(table.namedMask[row] ?? 0)],
  average_position: [(table, row) => table.position[row * table.brandCount + OWN] ?? 0, isNamed],
  net_sentiment: [
    (table, row) => {
      const sentiment = sentimentOf(table, row);
      return Number(sentiment === SENTIMENT_CODES.positive) - Number(sentiment === SENTIMENT_CODES.negative);
    },
    (table, row) => Number(sentimentOf(table, row) !== 0),
  ],
  citation_rate: [
    (table, row) => (table.citedMask[row] ?? 0) & 1,
    (table, row) => Number((table.citationStart[row + 1] ?? 0) > (table.citationStart[row] ?? 0)),
  ],
};

/**
 * A measure's totals with each answer as a cluster of its own. For one prompt the target is that prompt's own rate, and its runs are
 * independent draws from it: the answers are the sample, as the prompts are where a figure speaks of many. `rows` are ok answers.
 */
export function answerClusters(table: AnswerTable, rows: Uint32Array, kind: AnswerMeasure): Clusters {
  const [numerator, denominator] = PARTS[kind];
  const num = new Float64Array(rows.length);
  const den = new Float64Array(rows.length);
  let n = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const size = denominator(table, row);
    den[i] = size;
    num[i] = numerator(table, row);
    n += Number(size > 0);
  }
  return { num, den, n };
}

/** A measure of the own brand over the ok answers of one prompt; `k` counts prompts, so it is 1. Null for an empty denominator. */
export function answerMeasure(table: AnswerTable, rows: Uint32Array, kind: AnswerMeasure): Measure | null {
  if (table.brandCount === 0) {
    return null;
  }
  const measure = measureOfClusters(answerClusters(table, rows, kind), rangeOf(kind, table.brandCount));
  return measure && { ...measure, k: 1 };
}
