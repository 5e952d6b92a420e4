import type { IntlShape } from 'react-intl';
import { daysText } from '#client/lib/dayText.ts';

/** A range of days, both YYYY-MM-DD; a single day or a common year is written once. `short`: without the year, if it is the current one. */
export function formatDays(
  { locale }: Pick<IntlShape, 'locale'>,
  start: string,
  end: string,
  form: 'short' | 'long' = 'short',
): string {
  const thisYear = `${new Date().getFullYear()}-`;
  return daysText(locale, start, end, start.startsWith(thisYear) && end.startsWith(thisYear) ? form : 'long');
}
