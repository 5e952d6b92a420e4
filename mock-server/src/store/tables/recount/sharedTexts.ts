import type { AnswerTexts } from '#server/analysis/table/AnswerTable.ts';
import { BufferedTexts } from '#server/analysis/table/BufferedTexts.ts';
import type { BufferedParts } from '#server/analysis/table/BufferedTexts.ts';
import { TextsOfRows } from '#server/analysis/table/keepRows.ts';
import { LineTexts } from '../LineTexts.ts';
import type { LineParts } from '../LineTexts.ts';

/** A table's texts as a message to a thread: shared memory, or an open file. */
export type SharedTexts =
  | { readonly kind: 'buffered'; readonly parts: BufferedParts }
  | { readonly kind: 'lines'; readonly parts: LineParts }
  | { readonly kind: 'rows'; readonly of: SharedTexts; readonly rows: Uint32Array };

/** Null for other kinds of texts, which only this thread can read. */
export function shareTexts(texts: AnswerTexts): SharedTexts | null {
  if (texts instanceof BufferedTexts) return { kind: 'buffered', parts: texts.parts };
  if (texts instanceof LineTexts) return { kind: 'lines', parts: texts.share() };
  if (texts instanceof TextsOfRows) {
    const of = shareTexts(texts.texts);
    return of && { kind: 'rows', of, rows: texts.rows };
  }
  return null;
}

/** Reads shared texts in the worker. */
export function openTexts(shared: SharedTexts): AnswerTexts {
  switch (shared.kind) {
    case 'buffered':
      return new BufferedTexts(shared.parts);
    case 'lines': {
      const { file, places, handle } = shared.parts;
      return new LineTexts(file, places, handle);
    }
    case 'rows':
      return new TextsOfRows(openTexts(shared.of), shared.rows);
  }
}
