import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';

/** The days from one to another, both YYYY-MM-DD; a single day is said once. `short`: without the year, where it is this one. */
export function formatDays(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  start: string,
  end: string,
  form: 'short' | 'long' = 'short',
): string {
  const thisYear = `${new Date().getFullYear()}-`;
  const written = start.startsWith(thisYear) && end.startsWith(thisYear) ? form : 'long';
  const first = formatDay(intl, start, written);
  return start === end
    ? first
    : intl.formatMessage({ id: 'filters.window' }, { start: first, end: formatDay(intl, end, written) });
}
