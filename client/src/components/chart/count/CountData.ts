export interface CountSeries {
  readonly id: string;
  /** Translated. */
  readonly name: string;
  /** The main series of the page: drawn in the accent colour, over the others. */
  readonly main: boolean;
  /** One value per date; null if unknown. */
  readonly points: readonly (number | null)[];
}

/** Counts over time: not samples, so without intervals. */
export interface CountData {
  readonly unit: 'day' | 'week';
  /** YYYY-MM-DD; the first day of a week. */
  readonly dates: readonly string[];
  /** Only as many as can be labelled at the ends of their lines. */
  readonly series: readonly CountSeries[];
}
