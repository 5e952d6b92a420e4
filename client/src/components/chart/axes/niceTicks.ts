/** Steps that are easy to read. */
export const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Ticks of an axis from 0 that covers `max`: at most five, at round values.
 * @returns ascending, beginning with 0; the last one is the end of the axis.
 */
export function niceTicks(max: number): number[] {
  if (!Number.isFinite(max) || max <= 0) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(max / 4));
  const step =
    STEPS.map((factor) => factor * magnitude).find((candidate) => candidate * 4 >= max * (1 - 1e-9)) ?? max / 4;
  const count = Math.ceil(max / step - 1e-9);
  // Multiplied instead of summed: 0.1 + 0.2 is not a round value.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
