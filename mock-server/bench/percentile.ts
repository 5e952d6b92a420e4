/** The value below which `share` (0 to 1) of the values lie, rounded to a tenth. NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}
