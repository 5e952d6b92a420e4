import { utcDateOf } from '#client/lib/dates.ts';
import type { AnswerDetails } from '#server/analysis/table/RawAnswer.ts';
import { hashOfJson } from '#server/store/ids/stableId.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import type { ZonedClock } from '../parse/times/parseTime.ts';

/** Ids made by this function: an exported answer keeps its id, so that it is recognised on re-import. */
const OUR_ID = /^ans-[0-9a-f]{16}$/u;
export const isOurAnswerId = (id: string): boolean => OUR_ID.test(id);

type Told = { readonly model?: string; readonly details?: AnswerDetails | undefined };

/** A key of the fields that distinguish answers with the same place, time and text; '' if none is recorded. */
export function variantOf({
  model = '',
  details,
}: {
  readonly model?: string;
  readonly details?: AnswerDetails | undefined;
}): string {
  const { country = '', language = '', persona = '', surface = '' } = details ?? {};
  const told = [model, country, language, persona, surface];
  return told.every((word) => word === '') ? '' : JSON.stringify(told);
}

/**
 * An answer's id: the same platform, prompt, run, time and text are the same answer, from any file. Another text at the same place is
 * another answer, because exports often round times to a minute or a day. Line breaks and outer spaces are ignored, because formats differ
 * in them. A date without a time is that day in every zone.
 * @param textJson the row's text as JSON, which is costly to make and also needed for its line
 */
export function answerId(row: ImportedRow, platformId: string, promptId: string, textJson: string): string {
  if (isOurAnswerId(row.exportedId)) return row.exportedId;
  const when = row.dayOnly ? utcDateOf(row.askedAt) : row.askedAt;
  return idAt(row, when, platformId, promptId, textJson);
}

/**
 * The row's id under older schemes: dates without a time were midnight in the importing zone, and times were in that zone even if the table
 * stated another. Null: the id never changed.
 */
export function idOfEarlier(
  row: ImportedRow,
  platformId: string,
  promptId: string,
  textJson: string,
  clock: ZonedClock,
): string | null {
  const when = row.dayOnly ? clock.toInstant(row.askedAt) : row.unzonedAt;
  return when === undefined ? null : idAt(row, when, platformId, promptId, textJson);
}

/** The id of an answer whose place and text equal those of another with a different model or country. */
export function idOfVariant(id: string, told: Told): string {
  return `ans-${hashOfJson(JSON.stringify([id, variantOf(told)]), 16)}`;
}

function idAt(row: ImportedRow, when: number | string, platformId: string, promptId: string, textJson: string): string {
  const text = row.text.replaceAll('\r\n', '\n').trim();
  const place = JSON.stringify([platformId, promptId, row.runKey, when]);
  const kept = text.length === row.text.length ? textJson : JSON.stringify(text);
  return `ans-${hashOfJson(`${place.slice(0, -1)},${kept}]`, 16)}`;
}
