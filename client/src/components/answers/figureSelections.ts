import { measureSelection } from '../../api/measureSchemas.ts';
import type { MeasureId } from '../../api/measureSchemas.ts';
import { addDays } from '../../lib/dates.ts';
import type { AnswerSelection } from './answerSearch.ts';

/** The answers a figure of a brand counts, where first mentions stand among the measures. */
export function brandSelection(id: MeasureId | 'first_mention_rate', brandId: string): AnswerSelection {
  return id === 'first_mention_rate' ? { brand_id: brandId, mention: 'first' } : measureSelection(id, brandId);
}

/** The dates of one point: a day, or the days of its week that the window holds. */
export function pointDates(
  date: string,
  unit: 'day' | 'week',
  lastDate: string,
): { readonly start_time: string; readonly end_time: string } {
  const weekEnd = addDays(date, 6);
  const end = unit === 'day' ? date : weekEnd < lastDate ? weekEnd : lastDate;
  return { start_time: date, end_time: end };
}

/** One point of a trend of visibility. */
export function pointSelection(brandId: string, date: string, unit: 'day' | 'week', lastDate: string): AnswerSelection {
  return { brand_id: brandId, mention: 'named', ...pointDates(date, unit, lastDate) };
}
