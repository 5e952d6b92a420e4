import type { Measure } from '#client/api/measureSchemas.ts';

export interface ScatterPoint {
  readonly id: string;
  readonly name: string;
  /** Index into `categories`. */
  readonly category: number;
  readonly measure: Measure;
}

/** Data of a scatter chart: ratios over ordered categories; texts are translated. */
export interface ScatterData {
  /** Name of the category axis: "Demand". */
  readonly xTitle: string;
  /** Name of the ratio: "Visibility". */
  readonly yTitle: string;
  /** In ascending order. */
  readonly categories: readonly string[];
  readonly points: readonly ScatterPoint[];
}
