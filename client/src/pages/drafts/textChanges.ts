import { diffLines } from 'diff';

/** A run of lines of two texts: in both, only in the first, or only in the second. */
interface TextChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly lines: readonly string[];
}

/** Time limit of the diff: beyond it the two texts are shown one after the other. */
const LONGEST_MS = 500;

/** The line diff of two texts: in Markdown a line is a paragraph or an item. */
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

/** Adds the missing line break at the end, so that it is no difference. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
