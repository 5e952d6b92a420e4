interface MergedLists<T> {
  /** What the changes were made of. */
  readonly base: readonly T[];
  /** The base as it was changed here. */
  readonly mine: readonly T[];
  /** The base as somebody else changed it meanwhile. */
  readonly theirs: readonly T[];
}

export interface ListItems<T> {
  /** Whether both are the same thing, changed or not. */
  readonly isOne: (some: T, other: T) => boolean;
  /** Whether both say the same. */
  readonly isSame: (some: T, other: T) => boolean;
}

/** Whether two lists say the same in the same order. */
export function sameLists<T>(some: readonly T[], others: readonly T[], isSame: ListItems<T>['isSame']): boolean {
  return some.length === others.length && some.every((item, place) => isSame(item, others[place] ?? item));
}

/**
 * Their list with my changes put upon it: what I added is added, what I took out is gone, what I changed reads as I have it, and
 * all else as they have it. What I changed and they took out stays.
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
