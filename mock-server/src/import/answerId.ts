import type { ImportedRow } from './RowReader.ts';
import { hashOfJson } from './stableId.ts';

/** Ids this function gave: what was exported from an import keeps its id, so that it is known when it comes back. */
const OUR_ID = /^ans-[0-9a-f]{16}$/u;

/**
 * An answer's id: the same platform, prompt, run, time and text are the same answer, from whichever file. Another text
 * at the same place is another answer: exports often round times to a minute or a day. Line breaks and outer spaces do
 * not count, as formats differ in them.
 * @param textJson the row's text as JSON, which is work to make and needed for its line as well
 */
export function answerId(row: ImportedRow, platformId: string, promptId: string, textJson: string): string {
  if (OUR_ID.test(row.exportedId)) return row.exportedId;
  const text = row.text.replaceAll('\r\n', '\n').trim();
  const place = JSON.stringify([platformId, promptId, row.runKey, row.askedAt]);
  const kept = text.length === row.text.length ? textJson : JSON.stringify(text);
  return `ans-${hashOfJson(`${place.slice(0, -1)},${kept}]`, 16)}`;
}
