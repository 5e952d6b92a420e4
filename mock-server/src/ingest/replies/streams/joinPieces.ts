/** Pieces as one text: joined, or the last where each repeats what came before it, as cumulative streams do. */
export function joinPieces(pieces: readonly string[]): string {
  const filled = pieces.filter((piece) => piece !== '');
  const isCumulative =
    filled.length > 1 && filled.every((piece, index) => index === 0 || piece.startsWith(filled[index - 1] ?? ''));
  return isCumulative ? (filled.at(-1) ?? '') : filled.join('');
}
