/** Limits a value to the range from `low` to `high`; NaN stays NaN. `low` must be at most `high`. */
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
