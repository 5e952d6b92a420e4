import type { Measure } from '../../api/measureSchemas.ts';
import type { BrandRef } from '../../api/reportSchemas.ts';

export interface TrendSeries {
  readonly brand: BrandRef;
  /** One a date; null where that date has no data. */
  readonly points: readonly (Measure | null)[];
}

export interface TrendEvent {
  readonly id: string;
  /** Place in `dates`. */
  readonly index: number;
  /** The number of its flag. */
  readonly number: number;
  readonly date: string;
  readonly title: string;
}

/** What a trend chart draws: plain values, translated texts. */
export interface TrendData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; of a week its first day. */
  readonly dates: readonly string[];
  /** Our own brand first. */
  readonly series: readonly TrendSeries[];
  readonly events: readonly TrendEvent[];
}

/** Up to six series carry their names at their ends; more need a legend. */
export const MAX_END_LABELS = 6;
