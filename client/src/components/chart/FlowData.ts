interface FlowStep {
  readonly id: string | null;
  /** Translated where `id` is null. */
  readonly name: string;
}

interface FlowRow {
  /** One a step: topic, host, platform. */
  readonly path: readonly FlowStep[];
  readonly count: number;
}

/** What a flow chart draws: counts along paths of equally many steps. */
export interface FlowData {
  /** What each step is, translated: "Topic", "Host", "Platform". */
  readonly steps: readonly string[];
  /** What is counted, translated: "Citations". */
  readonly counted: string;
  readonly rows: readonly FlowRow[];
}

/** What was chosen: one step, the two that a band joins, or in the table a whole path. */
export type FlowSelect = (picked: readonly { readonly step: number; readonly id: string | null }[]) => void;
