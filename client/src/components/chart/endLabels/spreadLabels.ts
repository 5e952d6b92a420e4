export interface WantedPlace {
  /** Preferred middle of a label. */
  readonly place: number;
  readonly height: number;
}

/**
 * Spreads labels inside `low..high` so that neighbours do not overlap, each as close to its preferred place as possible. If they do not
 * fit, they overlap: a partly covered label can be read, one outside the picture cannot.
 * @param wanted from top to bottom in any order
 * @returns the places in the same order
 */
export function spreadLabels(wanted: readonly WantedPlace[], low: number, high: number): number[] {
  const order = wanted.map((label, index) => ({ ...label, y: label.place, index })).sort((a, b) => a.place - b.place);
  const gapsBefore = order.map(({ height }, at) => (height + (order[at - 1]?.height ?? height)) / 2);
  const needed = gapsBefore.slice(1).reduce((sum, gap) => sum + gap, 0);
  const shrink = needed > high - low ? (high - low) / needed : 1;
  const gapBefore = (at: number): number => (gapsBefore[at] ?? 0) * shrink;
  let above = Number.NEGATIVE_INFINITY;
  for (const [at, label] of order.entries()) {
    label.y = Math.max(label.place, low, above + gapBefore(at));
    above = label.y;
  }
  // A label pushed past the end moves back, and pushes its neighbours in turn.
  let ceiling = high;
  for (const [at, label] of [...order.entries()].toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gapBefore(at);
  }
  const result = wanted.map(() => 0);
  for (const { y, index } of order) result[index] = y;
  return result;
}
