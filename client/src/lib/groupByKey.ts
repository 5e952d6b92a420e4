/**
 * Groups items by key; keys in order of first occurrence, items in their own order. Replaces `Map.groupBy`, which Node 20 and the oldest
 * supported browsers lack.
 */
export function groupByKey<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Appends an item to the group of a key. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
