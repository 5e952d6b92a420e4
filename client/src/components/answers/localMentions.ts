import type { Mention } from '../../api/answerSchemas.ts';

/**
 * Mentions of a source text as they stand in a piece that was made of it.
 * @param offsets where each code unit of the piece stood in the source, then the offset just behind the last one
 */
export function localMentions(offsets: readonly number[], mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap(({ brand_id, start: from, end: to }): Mention[] => {
    const first = offsets.findIndex((offset) => offset >= from);
    const behind = offsets.findLastIndex((_offset, index) => index > 0 && (offsets[index - 1] ?? to) < to);
    return first === -1 || behind <= first ? [] : [{ brand_id, start: first, end: behind }];
  });
}
