import type { MeasureId } from '../../../../client/src/api/measureSchemas.ts';
import type { MeasureRange } from '../stats/interval.ts';
import type { CellSums } from './cellSums.ts';

/** Measures that are sums over sums of cells, and so can be split over segments of any kind. */
export type AdditiveMeasure = MeasureId | 'first_mention_rate' | 'citation_share' | 'refusal_rate';

/** All measures of the analysis. Coverage counts prompts, so it is no sum over platforms. */
export type MeasureKind = AdditiveMeasure | 'coverage';

const RATE: MeasureRange = { min: 0, max: 1, method: 'wilson' };

/** Between which values a measure lies and how its interval is made. A place is at most the number of tracked brands. */
export function rangeOf(kind: MeasureKind, brandCount: number): MeasureRange {
  switch (kind) {
    case 'average_position':
      return { min: 1, max: Math.max(1, brandCount), method: 't' };
    case 'net_sentiment':
      return { min: -1, max: 1, method: 't' };
    case 'visibility':
    case 'first_mention_rate':
    case 'share_of_voice':
    case 'citation_rate':
    case 'citation_share':
    case 'coverage':
    case 'stability':
    case 'refusal_rate':
      return RATE;
  }
}

/** Where a measure's numerator, denominator and number of answers stand among the sums. */
interface MeasureColumns {
  readonly numerator: (cell: number, column: number) => number;
  readonly denominator: (cell: number, column: number) => number;
  /** Answers with status ok that the denominator stands on. */
  readonly answers: (cell: number, column: number) => number;
}

const read = (values: Float64Array, index: number): number => values[index] ?? 0;

/**
 * The definition of every measure, as sums over cells (`cell`) of a brand (`column` of the brand columns):
 * - visibility: answers naming the brand / answers
 * - first-mention rate: answers with it at position 1 / answers
 * - share of voice: answers naming it / the same summed over all tracked brands (stands on answers naming any)
 * - average position: sum of its positions / answers naming it
 * - net sentiment: (positive - negative) / answers naming it with a sentiment
 * - citation rate: answers citing its domains / answers with at least one citation
 * - citation share: citations of its domains / all citations
 * - stability: sum of the Jaccard indexes of pairs of runs / pairs (whatever the brand)
 * - refusal rate: refused answers / all answers asked for (the one measure about answers that are not ok)
 */
export function columnsOf(kind: AdditiveMeasure, sums: CellSums): MeasureColumns {
  const perCell = (values: Float64Array) => (cell: number) => read(values, cell);
  const perBrand = (values: Float64Array) => (_: number, column: number) => read(values, column);
  const judged = (_: number, column: number): number =>
    read(sums.positive, column) + read(sums.neutral, column) + read(sums.negative, column);
  const balance = (_: number, column: number): number => read(sums.positive, column) - read(sums.negative, column);
  switch (kind) {
    case 'visibility':
      return { numerator: perBrand(sums.named), denominator: perCell(sums.ok), answers: perCell(sums.ok) };
    case 'first_mention_rate':
      return { numerator: perBrand(sums.first), denominator: perCell(sums.ok), answers: perCell(sums.ok) };
    case 'share_of_voice':
      return { numerator: perBrand(sums.named), denominator: perCell(sums.mentions), answers: perCell(sums.naming) };
    case 'average_position':
      return { numerator: perBrand(sums.positions), denominator: perBrand(sums.named), answers: perBrand(sums.named) };
    case 'net_sentiment':
      return { numerator: balance, denominator: judged, answers: judged };
    case 'citation_rate':
      return {
        numerator: perBrand(sums.citingBrand),
        denominator: perCell(sums.citing),
        answers: perCell(sums.citing),
      };
    case 'citation_share':
      return {
        numerator: perBrand(sums.citationsOfBrand),
        denominator: perCell(sums.citations),
        answers: perCell(sums.citing),
      };
    case 'stability':
      return { numerator: perCell(sums.agreement), denominator: perCell(sums.pairs), answers: perCell(sums.repeated) };
    case 'refusal_rate':
      return { numerator: perCell(sums.refused), denominator: perCell(sums.asked), answers: perCell(sums.asked) };
  }
}
