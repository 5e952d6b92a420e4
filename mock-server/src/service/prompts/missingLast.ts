/** Compares two sort values; missing ones come last in either order. @param sign -1: descending */
export function missingLast(a = Number.NaN, b = Number.NaN, sign: number): number {
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || (a - b) * sign;
}
