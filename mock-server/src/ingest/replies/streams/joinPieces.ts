/** Joins text chunks; of a cumulative stream, in which each chunk repeats the previous ones, returns the last. */
export function joinPieces(pieces: readonly string[]): string {
  const filled = pieces.filter((piece) => piece !== '');
  const isCumulative =
    filled.length > 1 && filled.every((piece, index) => index === 0 || piece.startsWith(filled[index - 1] ?? ''));
  return isCumulative ? (filled.at(-1) ?? '') : filled.join('');
}
