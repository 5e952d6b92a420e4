/**
 * The rows sorted by time and then id, or null if they are sorted already, as in most recordings. Ids are compared by code unit, so that
 * the order does not depend on the machine's locale.
 */
export function rowOrder(askedAt: Float64Array, ids: readonly string[]): Uint32Array | null {
  const compare = (a: number, b: number): number => {
    const byTime = (askedAt[a] ?? 0) - (askedAt[b] ?? 0);
    if (byTime !== 0) {
      return byTime;
    }
    const left = ids[a] ?? '';
    const right = ids[b] ?? '';
    return left < right ? -1 : left > right ? 1 : a - b;
  };
  let sorted = true;
  for (let row = 1; row < ids.length && sorted; row += 1) {
    sorted = compare(row - 1, row) <= 0;
  }
  return sorted ? null : Uint32Array.from(ids.keys()).sort(compare);
}
