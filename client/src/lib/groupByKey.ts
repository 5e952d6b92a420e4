/**
 * The items by their key, keys in the order in which they first occur, items in theirs. As `Map.groupBy`, which Node 20 and the oldest
 * browsers we build for lack.
 */
export function groupByKey<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Puts an item at the end of the group of a key. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
