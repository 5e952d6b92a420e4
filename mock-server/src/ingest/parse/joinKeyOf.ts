import type { ImportedRow } from './RowReader.ts';

/** Key shared by the rows of one answer: everything but their sources. */
export function joinKeyOf(row: ImportedRow): string {
  const { prompt, platform, model, runKey, askedAt, status, text, details, exportedId } = row;
  return JSON.stringify([prompt, platform, model, runKey, askedAt, status, text, details, exportedId]);
}
