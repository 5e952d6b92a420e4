import type { ImportResult } from '#client/api/importSchemas.ts';
import type { ImportSummary } from '#server/ingest/merge/importSummary.ts';

/** The result of an import in replies, equal to the output of the command. */
export function importResult({ written, project, file, rows, totals, ...summary }: ImportSummary): ImportResult {
  return {
    project_id: written ? project.id : null,
    project_name: project.name,
    is_new: project.isNew,
    read: rows.read,
    imported: rows.imported,
    already_there: rows.alreadyThere,
    joined: summary.joined,
    skipped: rows.skipped.map(({ reason, count, places }) => ({
      reason,
      count,
      lines: places.map(({ line }) => line),
      records: places.map(({ record }) => record),
      parts: places.map(({ part = '' }) => part),
      values: places.flatMap(({ value }) => value ?? []),
    })),
    format: file.format,
    encoding: file.encoding,
    replaced_characters: file.replacedCharacters,
    notes: file.notes.map(({ note, line, values }) => ({ note, line, values: [...values] })),
    columns: file.columns.map(({ field, column }) => ({ field, column })),
    unused_columns: [...file.unusedColumns],
    missing_fields: [...file.missingFields],
    answers: { ...totals.statuses },
    prompts: totals.prompts,
    topics: totals.topics,
    platforms: totals.platforms.map(({ name, answers }) => ({ name, answers })),
    first_date: totals.firstDate,
    last_date: totals.lastDate,
    brands: totals.brands.map(({ name, answers, mentions }) => ({ name, answers, mentions })),
    citations_kept: totals.citations.kept,
    citations_dropped: totals.citations.dropped,
    citations_not_captured: totals.citations.notCaptured,
    unread_sentiments: summary.unreadSentiments,
    other_topics: summary.otherTopics,
    of_deleted: summary.ofDeleted,
  };
}
