import { utcDateOf } from '#client/lib/dates.ts';
import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import { shortenText } from '#client/lib/shortenText.ts';
import type { ImportedRow, RowReader } from './RowReader.ts';
import type { SourceRecord } from './sourceEvents.ts';

const MAX_CELL = 300;

/** Shortens a value for the preview dialog. */
export function previewCell(value: unknown, longest = MAX_CELL): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return shortenText(text, longest);
}

function cellsOf(row: ImportedRow): Readonly<Record<string, unknown>> {
  const { prompt, text, askedAt, citations, sentiments, searches, tags } = row;
  return {
    platform: row.platform,
    prompt,
    answer: text,
    date: row.dayOnly ? utcDateOf(askedAt) : new Date(askedAt).toISOString(),
    run: String(row.run),
    topic: row.topic,
    citations: citations?.map(({ url }) => url).join('\n'),
    status: row.status,
    model: row.model,
    ...row.details,
    brand_sentiments: sentiments,
    searches: searches.join('\n'),
    tags: tags.join(', '),
  };
}

/** Previews a record as it would be imported; a record that would be skipped is shown raw, with the reason under `problem`. */
export function previewRow(record: SourceRecord, reader: RowReader): Record<string, string> {
  const row = reader.read(record);
  const cells: Readonly<Record<string, unknown>> =
    typeof row === 'string'
      ? {
          ...Object.fromEntries(IMPORT_FIELDS.map((field) => [field, reader.valueOf(record, field)])),
          date: reader.timeShown(record),
        }
      : cellsOf(row);
  const shown = Object.entries(cells)
    .map(([field, value]) => [field, previewCell(value)] as const)
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(shown), ...(typeof row === 'string' && { problem: row }) };
}
