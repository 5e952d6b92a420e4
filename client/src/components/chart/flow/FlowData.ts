export interface FlowStep {
  readonly id: string | null;
  /** Translated if `id` is null. */
  readonly name: string;
  /** Stands for the smaller ones of its step, which are not drawn one by one. */
  readonly isRest?: true;
}

export interface FlowRow {
  /** One entry per step: topic, host, platform. */
  readonly path: readonly FlowStep[];
  readonly count: number;
}

/** Data of a flow chart: counts along paths with the same number of steps. */
export interface FlowData {
  /** Translated name of each step: "Topic", "Host", "Platform". */
  readonly steps: readonly string[];
  /** Translated name of what is counted: "Citations". */
  readonly counted: string;
  readonly rows: readonly FlowRow[];
}

/** The selection: one step, the two that a band joins, or a whole path in the table. */
export type FlowSelect = (picked: readonly { readonly step: number; readonly id: string | null }[]) => void;
