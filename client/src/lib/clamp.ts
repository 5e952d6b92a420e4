/** The value, or the end of the range that it lies beyond; NaN stays NaN. `low` is at most `high`. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
