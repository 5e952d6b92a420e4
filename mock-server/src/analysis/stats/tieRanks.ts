interface TieRank {
  /** From 1; members of a tie group share it, and the next group's rank counts all before it (1, 1, 3). */
  readonly rank: number;
  readonly tied: boolean;
}

/** Significance level of a comparison of neighbors. */
export const TIE_LEVEL = 0.05;

/**
 * The level for the first and the last of `size` items in order. They are the extremes of all pairs among these, so the level is shared
 * by the pairs (Bonferroni): at 5 % each, nine equal brands would look different in more than half of the periods.
 */
function levelOf(size: number): number {
  return TIE_LEVEL / ((size * (size - 1)) / 2);
}

/**
 * Ranks of `count` items in order, best first. An item shares the rank of the one above it unless
 * `isReallyAhead(above, below, level)` says that their difference is real, or that the first of the group is really ahead. Without the
 * second check, a chain of small differences, none of them real, would put the best and the worst into one group.
 */
export function tieRanks(
  count: number,
  isReallyAhead: (above: number, below: number, level: number) => boolean,
): TieRank[] {
  const ranks: number[] = [];
  let first = 0;
  for (let i = 0; i < count; i += 1) {
    const isBehind = i > 0 && isReallyAhead(i - 1, i, TIE_LEVEL);
    if (isBehind || (first < i - 1 && isReallyAhead(first, i, levelOf(i - first + 1)))) first = i;
    ranks.push(first + 1);
  }
  return ranks.map((rank, i) => ({ rank, tied: ranks[i - 1] === rank || ranks[i + 1] === rank }));
}
