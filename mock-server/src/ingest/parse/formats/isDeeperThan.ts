/** Whether a value is nested more than `most` levels deep; iterative, so that it cannot overflow the stack. */
export function isDeeperThan(value: object, most: number): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= most) return true;
    const next: object[] = [];
    for (const each of level) {
      const values: readonly unknown[] = Object.values(each);
      for (const inner of values) {
        if (typeof inner === 'object' && inner !== null) next.push(inner);
      }
    }
    level = next;
  }
  return false;
}
