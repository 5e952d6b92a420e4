/**
 * Rounds parts so that the displayed values add up exactly to their total (largest remainder method).
 * @param total rounded in the same way; it may differ from the sum of the parts by earlier rounding
 * @param decimals of the displayed figures, from 0
 * @returns the parts in the same order, each off by at most about one in its last digit
 */
export function roundToSum(parts: readonly number[], total: number, decimals: number): number[] {
  if (parts.length === 0) return [];
  const scale = 10 ** decimals;
  // 0.29 * 100 is 28.999999999999996: without this, floating-point error would count as a remainder.
  const scaled = parts.map((part) => Number((part * scale).toPrecision(12)));
  const units = scaled.map(Math.floor);
  const missing = Math.round(Number((total * scale).toPrecision(12))) - units.reduce((sum, unit) => sum + unit, 0);
  const byRemainder = parts.map((_, index) => index);
  const remainder = (index: number): number => (scaled[index] ?? 0) - (units[index] ?? 0);
  byRemainder.sort((a, b) => (missing > 0 ? remainder(b) - remainder(a) : remainder(a) - remainder(b)) || a - b);
  for (let step = 0; step < Math.abs(missing); step += 1) {
    const index = byRemainder[step % parts.length] ?? 0;
    units[index] = (units[index] ?? 0) + Math.sign(missing);
  }
  // Turns minus zero into zero.
  return units.map((unit) => (unit + 0) / scale);
}
