import type { Mention } from '#client/api/answerSchemas.ts';

interface TextPart {
  readonly text: string;
  /** Null: plain text. */
  readonly brandId: string | null;
}

/**
 * Splits a text at its mentions. Offsets are UTF-16 code units. Of overlapping mentions the one that begins first wins, or the longer one
 * if both begin together; offsets outside the text are clamped.
 */
export function splitMentions(text: string, mentions: readonly Mention[]): TextPart[] {
  const ordered = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: TextPart[] = [];
  let at = 0;
  for (const { brand_id: brandId, start, end } of ordered) {
    const [from, to] = [Math.max(start, 0), Math.min(end, text.length)];
    if (from < at || to <= from) continue;
    if (from > at) parts.push({ text: text.slice(at, from), brandId: null });
    parts.push({ text: text.slice(from, to), brandId });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), brandId: null });
  return parts;
}
