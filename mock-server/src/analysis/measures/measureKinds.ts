import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { MeasureRange } from '../stats/interval.ts';
import type { CellSums } from './cellSums.ts';

/** Measures that are ratios of sums over cells, and so can be split over segments of any kind. */
export type AdditiveMeasure = MeasureId | 'first_mention_rate' | 'citation_share' | 'refusal_rate';

/** All measures of the analysis. Coverage counts prompts, so it cannot be summed over platforms. */
export type MeasureKind = AdditiveMeasure | 'coverage';

const RATE: MeasureRange = { min: 0, max: 1, method: 'wilson' };

/** The range of a measure and the method of its interval. A position is at most the number of tracked brands. */
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

/** A column of the sums: one figure per cell, or (`perBrand`) one per cell and brand. */
export interface SumColumn {
  readonly values: Float64Array;
  readonly perBrand: boolean;
  /** By brand: 0 if unknown, which is not the same as none found. Absent: known for all brands. */
  readonly known?: Uint8Array;
}

/** The columns of a measure's numerator, denominator and number of answers. */
export interface MeasureColumns {
  readonly numerator: SumColumn;
  readonly denominator: SumColumn;
  /** Answers with status ok that contribute to the denominator. */
  readonly answers: SumColumn;
}

/** A column's figure for a cell and a brand, which must be one of the project's. */
export function columnValue(column: SumColumn, cell: number, brand: number, brandCount: number): number {
  if (column.known?.[brand] === 0) return 0;
  return column.values[column.perBrand ? cell * brandCount + brand : cell] ?? 0;
}

/**
 * The definition of every measure, as sums over cells:
 * - visibility: answers naming the brand / answers
 * - first-mention rate: answers with it at position 1 / answers
 * - share of voice: answers naming it / the same summed over all tracked brands (based on answers naming any)
 * - average position: sum of its positions / answers naming it
 * - net sentiment: (positive - negative) / answers naming it with a sentiment
 * - citation rate: answers citing its domains / answers with at least one citation; none for a brand without a domain
 * - citation share: citations of its domains / all citations
 * - stability: sum of the Jaccard indexes of pairs of runs / pairs (independent of the brand)
 * - refusal rate: refused answers / all answers asked for (the one measure that includes answers that are not ok)
 */
export function columnsOf(kind: AdditiveMeasure, sums: CellSums): MeasureColumns {
  const perCell = (values: Float64Array): SumColumn => ({ values, perBrand: false });
  const perBrand = (values: Float64Array): SumColumn => ({ values, perBrand: true });
  const over = (numerator: SumColumn, denominator: SumColumn, answers = denominator): MeasureColumns => ({
    numerator,
    denominator,
    answers,
  });
  const perCellOfSited = (values: Float64Array): SumColumn => ({ ...perCell(values), known: sums.sited });
  switch (kind) {
    case 'visibility':
      return over(perBrand(sums.named), perCell(sums.ok));
    case 'first_mention_rate':
      return over(perBrand(sums.first), perCell(sums.ok));
    case 'share_of_voice':
      return over(perBrand(sums.named), perCell(sums.mentions), perCell(sums.naming));
    case 'average_position':
      return over(perBrand(sums.positions), perBrand(sums.named));
    case 'net_sentiment':
      return over(perBrand(sums.balance), perBrand(sums.judged));
    case 'citation_rate':
      return over(perBrand(sums.citingBrand), perCellOfSited(sums.citing));
    case 'citation_share':
      return over(perBrand(sums.citationsOfBrand), perCellOfSited(sums.citations), perCellOfSited(sums.citing));
    case 'stability':
      return over(perCell(sums.agreement), perCell(sums.pairs), perCell(sums.repeated));
    case 'refusal_rate':
      return over(perCell(sums.refused), perCell(sums.asked));
  }
}
