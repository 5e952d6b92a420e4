import { diffArrays } from 'diff';
import type { Span } from '#client/lib/Span.ts';
import { splitWords } from '#client/lib/splitWords.ts';

/** Edit limit of the word diff: beyond it everything counts as changed, because the diff would take minutes. */
const MOST_EDITS = 2000;

export interface WordMarks {
  /** Spans that only the left side has, and those that only the right side has. */
  readonly left: readonly Span[];
  readonly right: readonly Span[];
}

/** Merges spans that touch or are separated only by whitespace, so that a phrase gets one mark. */
function joinSpans(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before !== undefined && text.slice(before.end, span.start).trim() === '') {
      joined[joined.length - 1] = { start: before.start, end: span.end };
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** The words that changed between two sentences. */
export function wordMarks(left: string, right: string): WordMarks {
  const changes = diffArrays(splitWords(left), splitWords(right), { maxEditLength: MOST_EDITS });
  if (changes === undefined) {
    return { left: [{ start: 0, end: left.length }], right: [{ start: 0, end: right.length }] };
  }
  const [gone, come]: [Span[], Span[]] = [[], []];
  let [atLeft, atRight] = [0, 0];
  for (const { value, added, removed } of changes) {
    const length = value.reduce((sum, token) => sum + token.length, 0);
    if (removed) gone.push({ start: atLeft, end: atLeft + length });
    if (added) come.push({ start: atRight, end: atRight + length });
    if (!added) atLeft += length;
    if (!removed) atRight += length;
  }
  return { left: joinSpans(gone, left), right: joinSpans(come, right) };
}

/** Word frequencies of a text, without punctuation and whitespace. */
export function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of splitWords(text)) {
    if (/[\p{L}\p{N}]/u.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

/** Similarity of two texts by their words, 0 to 1 (Dice coefficient). */
export function likeness(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [word, count] of left) shared += Math.min(count, right.get(word) ?? 0);
  const all = sum(left) + sum(right);
  return all === 0 ? 0 : (2 * shared) / all;
}
