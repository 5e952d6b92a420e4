interface HitPart {
  readonly text: string;
  /** It was searched for. */
  readonly hit: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a piece of a text at what was searched for.
 * @param from where the piece begins in the text that the hits' offsets (UTF-16 code units) speak of
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
