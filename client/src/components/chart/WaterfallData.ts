export interface WaterfallEffect {
  /** Undefined: there is nothing to open. */
  readonly id: string | null | undefined;
  /** Translated where there is no `id`. */
  readonly name: string;
  /** Both of 1; their sum is the effect. */
  readonly rate: number;
  readonly mix: number;
}

/** What a waterfall draws: a ratio before, what moved it, the ratio after; `before` and all effects make `after`. */
export interface WaterfallData {
  readonly before: number;
  readonly after: number;
  /** Largest first. */
  readonly effects: readonly WaterfallEffect[];
}
