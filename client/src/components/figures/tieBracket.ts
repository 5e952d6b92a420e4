import type { Leader } from '#client/api/reportSchemas.ts';

export type BracketPart = 'none' | 'first' | 'middle' | 'last';

/** The bracket segment beside a brand: one bracket joins the brands that share a rank. */
export function bracketPart(leaders: readonly Pick<Leader, 'rank'>[], index: number): BracketPart {
  const rank = leaders[index]?.rank;
  const above = leaders[index - 1]?.rank === rank;
  const below = leaders[index + 1]?.rank === rank;
  if (above && below) return 'middle';
  if (above) return 'last';
  return below ? 'first' : 'none';
}
