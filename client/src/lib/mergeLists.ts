interface MergedLists<T> {
  /** The list before both changes. */
  readonly base: readonly T[];
  /** The base with the changes made here. */
  readonly mine: readonly T[];
  /** The base with the changes that somebody else made meanwhile. */
  readonly theirs: readonly T[];
}

export interface ListItems<T> {
  /** Whether both are the same item, changed or not. */
  readonly isOne: (some: T, other: T) => boolean;
  /** Whether both have the same content. */
  readonly isSame: (some: T, other: T) => boolean;
}

/** Whether two lists have the same content in the same order. */
export function sameLists<T>(some: readonly T[], others: readonly T[], isSame: ListItems<T>['isSame']): boolean {
  return some.length === others.length && some.every((item, place) => isSame(item, others[place] ?? item));
}

/**
 * Three-way merge: applies my changes to their list. What I added, removed or changed is as I have it; everything else is as they have it.
 * An item that I changed and they removed stays.
 */
export function mergeLists<T>({ base, mine, theirs }: MergedLists<T>, { isOne, isSame }: ListItems<T>): readonly T[] {
  const find = (list: readonly T[], item: T): T | undefined => list.find((other) => isOne(other, item));
  const isMine = (item: T): boolean => {
    const before = find(base, item);
    return before === undefined || !isSame(before, item);
  };
  const kept = theirs.flatMap((item) => {
    const changed = find(mine, item);
    if (changed === undefined) return find(base, item) === undefined ? [item] : [];
    return isMine(changed) ? [changed] : [item];
  });
  return [...kept, ...mine.filter((item) => isMine(item) && find(theirs, item) === undefined)];
}
