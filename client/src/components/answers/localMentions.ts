import type { Mention } from '#client/api/answerSchemas.ts';

/**
 * Maps mentions of a source text to a piece that was made from it.
 * @param offsets source offset of each code unit of the piece, then the offset just after the last one
 */
export function localMentions(offsets: readonly number[], mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap(({ brand_id, start: from, end: to }): Mention[] => {
    const first = offsets.findIndex((offset) => offset >= from);
    const behind = offsets.findLastIndex((_offset, index) => index > 0 && (offsets[index - 1] ?? to) < to);
    return first === -1 || behind <= first ? [] : [{ brand_id, start: first, end: behind }];
  });
}
