import { diffLines } from 'diff';

/** A stretch of lines of two texts: in both, only in the first, or only in the second. */
interface TextChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly lines: readonly string[];
}

/** Comparing two long texts that have nothing in common is given up after this, and they are shown one after the other. */
const LONGEST_MS = 500;

/** What turns one text into another, line by line: in Markdown a line is a paragraph or an item. */
export function textChanges(from: string, to: string): readonly TextChange[] {
  const changes = diffLines(ended(from), ended(to), { timeout: LONGEST_MS }) ?? [
    { value: from, removed: true, added: false },
    { value: to, removed: false, added: true },
  ];
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      lines: value.replace(/\n$/u, '').split('\n'),
    }));
}

/** A last line without a break is the same as one with it. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
