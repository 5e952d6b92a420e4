import type { ImportedRow } from './RowReader.ts';
import { hashOf } from './stableId.ts';

/**
 * An answer's id: the same platform, prompt, run, time and text are the same answer, from whichever file. Another text
 * at the same place is another answer: exports often round times to a minute or a day. Line breaks and outer spaces do
 * not count, as formats differ in them.
 */
export function answerId(row: ImportedRow, platformId: string, promptId: string): string {
  const text = row.text.replaceAll('\r\n', '\n').trim();
  return `ans-${hashOf([platformId, promptId, row.runKey, row.askedAt, text], 16)}`;
}
