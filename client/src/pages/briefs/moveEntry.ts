/** Moves an entry up (-1) or down (1); at an end it stays. */
export function moveEntry<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const target = index + by;
  const [entry, other] = [list[index], list[target]];
  if (entry === undefined || other === undefined) return list;
  return list.map((one, at) => (at === index ? other : at === target ? entry : one));
}

/** An id that is not used in the list: `own-1`, `own-2` … */
export function freeId(list: readonly { readonly id: string }[]): string {
  const taken = new Set(list.map(({ id }) => id));
  for (let number = list.length + 1; ; number += 1) {
    const id = `own-${String(number)}`;
    if (!taken.has(id)) return id;
  }
}
