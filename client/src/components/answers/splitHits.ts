interface HitPart {
  readonly text: string;
  /** Whether it is a search hit. */
  readonly hit: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a piece of a text at its search hits.
 * @param from offset of the piece in the text that the hits' offsets (UTF-16 code units) refer to
 */
export function splitHits(piece: string, from: number, hits: readonly Span[]): HitPart[] {
  const parts: HitPart[] = [];
  let at = 0;
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start)) {
    const first = Math.max(start - from, at);
    const behind = Math.min(end - from, piece.length);
    if (behind <= first) continue;
    if (first > at) parts.push({ text: piece.slice(at, first), hit: false });
    parts.push({ text: piece.slice(first, behind), hit: true });
    at = behind;
  }
  if (at < piece.length) parts.push({ text: piece.slice(at), hit: false });
  return parts;
}
