import type { IntlShape } from 'react-intl';
import { daysText } from '#client/lib/dayText.ts';
import { unbroken } from '../figures/formats.ts';

/**
 * A range of days, both YYYY-MM-DD; a single day or a common year is written once. `short`: without the year, if it is the current one. A line ends
 * only after the dash. For the screen; files use `daysText`.
 */
export function formatDays(
  { locale }: Pick<IntlShape, 'locale'>,
  start: string,
  end: string,
  form: 'short' | 'long' = 'short',
): string {
  const thisYear = `${new Date().getFullYear()}-`;
  const text = daysText(locale, start, end, start.startsWith(thisYear) && end.startsWith(thisYear) ? form : 'long');
  return text.split('– ').map(unbroken).join('– ');
}
