import { diffArrays, diffWords } from 'diff';
import { wordSegmenter } from '#client/lib/splitWords.ts';

/** A part of a row; `changed`: only in this text. */
export interface DiffPart {
  readonly text: string;
  readonly changed: boolean;
}

export type RowChange = 'same' | 'changed' | 'removed' | 'added';

/** A paragraph of both texts side by side; null where only the other text has one. */
export interface DiffRow {
  readonly change: RowChange;
  readonly before: readonly DiffPart[] | null;
  readonly after: readonly DiffPart[] | null;
}

/** Limit of the word diff: longer pairs are shown whole. */
const LONGEST_PAIR = 20_000;

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const whole = (text: string, changed: boolean): DiffPart[] => [{ text, changed }];

/** The word diff of one paragraph; words are split by the rules of its language. */
function changedRow(before: string, after: string): DiffRow {
  if (before.length + after.length > LONGEST_PAIR) {
    return { change: 'changed', before: whole(before, true), after: whole(after, true) };
  }
  const intlSegmenter = wordSegmenter(before + after);
  const parts = diffWords(before, after, intlSegmenter === undefined ? {} : { intlSegmenter });
  const side = (leaveOut: 'added' | 'removed'): DiffPart[] =>
    parts
      .filter((part) => !part[leaveOut])
      .map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
  return { change: 'changed', before: side('added'), after: side('removed') };
}

/** Paragraphs removed and added at one place: those with the same index are treated as one changed paragraph. */
function replacedRows(removed: readonly string[], added: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const before = removed[index];
    const after = added[index];
    if (before !== undefined && after !== undefined) return changedRow(before, after);
    if (before !== undefined) return { change: 'removed', before: whole(before, true), after: null };
    return { change: 'added', before: null, after: whole(after ?? '', true) };
  });
}

/** Diffs two texts by paragraph, and changed paragraphs by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let removed: string[] = [];
  for (const part of diffArrays(paragraphsOf(before), paragraphsOf(after))) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    rows.push(...replacedRows(removed, part.added ? part.value : []));
    removed = [];
    if (!part.added) {
      rows.push(
        ...part.value.map((text): DiffRow => ({
          change: 'same',
          before: whole(text, false),
          after: whole(text, false),
        })),
      );
    }
  }
  return [...rows, ...replacedRows(removed, [])];
}
