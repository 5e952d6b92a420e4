export interface CountSeries {
  readonly id: string;
  /** Translated. */
  readonly name: string;
  /** The series that the page is about: drawn in the accent, over the others. */
  readonly main: boolean;
  /** One a date; null where nothing is known of that date. */
  readonly points: readonly (number | null)[];
}

/** Counts over time: no samples, so they have no interval. */
export interface CountData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; of a week its first day. */
  readonly dates: readonly string[];
  /** As many as can carry their names at the end of a line. */
  readonly series: readonly CountSeries[];
}
