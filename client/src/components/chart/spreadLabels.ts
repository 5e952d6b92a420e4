/**
 * Moves labels apart so that neighbours stand at least `gap` from one another inside `low..high`, each as near to where it
 * wants to be as its neighbours allow.
 * @param wanted places from top to bottom in any order
 * @returns the places in the same order
 */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let floor = low;
  const placed = order.map(({ place, index }) => {
    const y = Math.max(place, floor);
    floor = y + gap;
    return { y, index };
  });
  // What was pushed past the end moves back, and pushes its neighbours in turn.
  let ceiling = high;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const result = wanted.map(() => 0);
  for (const { y, index } of placed) result[index] = y;
  return result;
}
