import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';

/** A range of days, both YYYY-MM-DD; a single day is written once. `short`: without the year, if it is the current one. */
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
