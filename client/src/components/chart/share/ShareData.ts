export interface ShareSeries {
  /** Null: all other hosts together. */
  readonly host: string | null;
  /** One value from 0 to 1 per date; null if that date has no data. */
  readonly points: readonly (number | null)[];
}

/** Stacked shares over time. */
export interface ShareData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; the first day of a week. */
  readonly dates: readonly string[];
  readonly series: readonly ShareSeries[];
}

/** The share of a host (null: all other hosts) on a date. */
export type ShareSelect = (host: string | null, dateIndex: number) => void;
