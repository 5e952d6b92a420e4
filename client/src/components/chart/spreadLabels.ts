export interface WantedPlace {
  /** Where the middle of a label would like to be. */
  readonly place: number;
  readonly height: number;
}

/**
 * Moves labels apart so that neighbours do not cover one another inside `low..high`, each as near to where it wants to be as its
 * neighbours allow. Where they do not fit at all, they come closer: a label that is covered in part can be read, one out of the picture
 * cannot.
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
  // What was pushed past the end moves back, and pushes its neighbours in turn.
  let ceiling = high;
  for (const [at, label] of [...order.entries()].toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gapBefore(at);
  }
  const result = wanted.map(() => 0);
  for (const { y, index } of order) result[index] = y;
  return result;
}
