import type { Measure } from '../../api/measureSchemas.ts';

export interface ScatterPoint {
  readonly id: string;
  readonly name: string;
  /** Place in `categories`. */
  readonly category: number;
  readonly measure: Measure;
}

/** What a scatter chart draws: ratios over ordered categories; translated texts. */
export interface ScatterData {
  /** What the categories are: "Demand". */
  readonly xTitle: string;
  /** What the ratio is: "Visibility". */
  readonly yTitle: string;
  /** From least to most. */
  readonly categories: readonly string[];
  readonly points: readonly ScatterPoint[];
}
