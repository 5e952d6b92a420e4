export interface ShareSeries {
  /** Null: all the others together. */
  readonly host: string | null;
  /** One a date, of 1; null where that date has no data. */
  readonly points: readonly (number | null)[];
}

/** Shares over time that stack on one another. */
export interface ShareData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; of a week its first day. */
  readonly dates: readonly string[];
  readonly series: readonly ShareSeries[];
}

/** The share of a host (null: of all the others) on a date. */
export type ShareSelect = (host: string | null, dateIndex: number) => void;
