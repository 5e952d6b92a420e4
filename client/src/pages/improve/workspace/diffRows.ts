import { diffArrays, diffWords } from 'diff';
import { wordSegmenter } from '#client/lib/splitWords.ts';

/** A piece of a row; `changed` is in this text only. */
export interface DiffPart {
  readonly text: string;
  readonly changed: boolean;
}

export type RowChange = 'same' | 'changed' | 'removed' | 'added';

/** A paragraph of both texts side by side; null where only the other has one. */
export interface DiffRow {
  readonly change: RowChange;
  readonly before: readonly DiffPart[] | null;
  readonly after: readonly DiffPart[] | null;
}

/** Beyond it words of a pair are not compared: both are shown whole. */
const LONGEST_PAIR = 20_000;

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const whole = (text: string, changed: boolean): DiffPart[] => [{ text, changed }];

/** Words in and out of one paragraph, cut by the rules of its language. */
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

/** Paragraphs taken out and put in at one place: those that stand at the same turn are one that was changed. */
function replacedRows(removed: readonly string[], added: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffRow => {
    const before = removed[index];
    const after = added[index];
    if (before !== undefined && after !== undefined) return changedRow(before, after);
    if (before !== undefined) return { change: 'removed', before: whole(before, true), after: null };
    return { change: 'added', before: null, after: whole(after ?? '', true) };
  });
}

/** Two texts paragraph by paragraph, with the words that differ in those that were changed. */
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
