interface TieRank {
  /** From 1; members of a tie group share it, and the next group's rank counts all before it (1, 1, 3). */
  readonly rank: number;
  readonly tied: boolean;
}

/**
 * Ranks of `count` items in order, best first. An item shares the rank of the one above it unless
 * `isReallyAhead(above, below)` says that their difference is real, or that the first of the group is really ahead. Without the
 * second check, a chain of small differences, none of them real, would put the best and the worst into one group.
 */
export function tieRanks(count: number, isReallyAhead: (above: number, below: number) => boolean): TieRank[] {
  const ranks: number[] = [];
  let first = 0;
  for (let i = 0; i < count; i += 1) {
    if (i > 0 && (isReallyAhead(i - 1, i) || isReallyAhead(first, i))) first = i;
    ranks.push(first + 1);
  }
  return ranks.map((rank, i) => ({ rank, tied: ranks[i - 1] === rank || ranks[i + 1] === rank }));
}
