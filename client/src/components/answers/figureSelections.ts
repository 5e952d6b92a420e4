import { measureSelection } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import type { AnswerSelection } from './answerSearch.ts';

/** The answers that a brand's figure counts; first mentions are treated as one of the measures. */
export function brandSelection(id: MeasureId | 'first_mention_rate', brandId: string): AnswerSelection {
  return id === 'first_mention_rate' ? { brand_id: brandId, mention: 'first' } : measureSelection(id, brandId);
}

/** The dates of one point: a day, or the days of its week that are in the window. */
export function pointDates(
  date: string,
  unit: 'day' | 'week',
  lastDate: string,
): { readonly start_time: string; readonly end_time: string } {
  const weekEnd = addDays(date, 6);
  const end = unit === 'day' ? date : weekEnd < lastDate ? weekEnd : lastDate;
  return { start_time: date, end_time: end };
}

/** The answers of one point of a visibility trend. */
export function pointSelection(brandId: string, date: string, unit: 'day' | 'week', lastDate: string): AnswerSelection {
  return { brand_id: brandId, mention: 'named', ...pointDates(date, unit, lastDate) };
}
