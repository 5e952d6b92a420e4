/** Compares two ranks for sorting: what has none stands last whatever the order. @param sign -1: the greatest first */
export function missingLast(a = Number.NaN, b = Number.NaN, sign: number): number {
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || (a - b) * sign;
}
