import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import type { ImportedRow } from '../parse/RowReader.ts';

interface AnswerIds {
  readonly id: string;
  readonly promptId: string;
  readonly platformId: string;
  /** The import it belongs to; undefined: none that can be undone. */
  readonly importId: string | undefined;
}

/** Converts a row to a stored answer, without its absent fields. */
export function rawAnswerOf(row: ImportedRow, { id, promptId, platformId, importId }: AnswerIds): RawAnswer {
  return {
    id,
    prompt_id: promptId,
    platform_id: platformId,
    run: row.run,
    asked_at: row.askedAt,
    status: row.status,
    text: row.text,
    citations: row.citations,
    ...(row.retrieved !== null && row.retrieved !== undefined && { retrieved: row.retrieved }),
    ...(row.searches.length > 0 && { searches: row.searches }),
    ...(row.model !== '' && { model: row.model }),
    ...(row.sentiments !== undefined && { sentiments: row.sentiments }),
    ...(row.details !== undefined && { details: row.details }),
    ...(row.dayOnly && { day_only: true }),
    ...(importId !== undefined && { import_id: importId }),
  };
}
