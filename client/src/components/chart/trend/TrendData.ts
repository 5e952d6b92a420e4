import type { Measure } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';

export interface TrendSeries {
  readonly brand: BrandRef;
  /** One value per date; null if that date has no data. */
  readonly points: readonly (Measure | null)[];
}

export interface TrendEvent {
  readonly id: string;
  /** Index into `dates`. */
  readonly index: number;
  /** The number of its flag. */
  readonly number: number;
  readonly date: string;
  readonly title: string;
}

/** Data of a trend chart: plain values, translated texts. */
export interface TrendData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; the first day of a week. */
  readonly dates: readonly string[];
  /** The own brand first. */
  readonly series: readonly TrendSeries[];
  readonly events: readonly TrendEvent[];
  /** The answers are to a single prompt, so only their number makes a point thin. */
  readonly onePrompt?: boolean;
}

/** Up to six series are labelled at the ends of their lines; more need a legend. */
export const MAX_END_LABELS = 6;
