export interface WaterfallEffect {
  /** Undefined: not clickable. */
  readonly id: string | null | undefined;
  /** Translated if there is no `id`. */
  readonly name: string;
  /** Both as a share of 1; their sum is the effect. */
  readonly rate: number;
  readonly mix: number;
}

/** Data of a waterfall: a ratio before, the effects, the ratio after; `before` plus all effects is `after`. */
export interface WaterfallData {
  readonly before: number;
  readonly after: number;
  /** Largest first. */
  readonly effects: readonly WaterfallEffect[];
}
