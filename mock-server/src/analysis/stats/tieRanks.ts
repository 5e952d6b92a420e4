export interface TieRank {
  /** From 1; members of a tie group share it, and the next group's rank counts all before it (1, 1, 3). */
  readonly rank: number;
  readonly tied: boolean;
}

/**
 * Ranks of `count` things already in order, best first: a thing shares the rank of the one above it unless
 * `isReallyAhead(above, below)` says that their difference is real.
 */
export function tieRanks(count: number, isReallyAhead: (above: number, below: number) => boolean): TieRank[] {
  const ranks: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const above = ranks[i - 1];
    ranks.push(above === undefined || isReallyAhead(i - 1, i) ? i + 1 : above);
  }
  return ranks.map((rank, i) => ({ rank, tied: ranks[i - 1] === rank || ranks[i + 1] === rank }));
}
