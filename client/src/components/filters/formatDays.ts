import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';

/** A range of days, both YYYY-MM-DD; a single day or a common year is written once. `short`: without the year, if it is the current one. */
export function formatDays(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  start: string,
  end: string,
  form: 'short' | 'long' = 'short',
): string {
  const thisYear = `${new Date().getFullYear()}-`;
  const written = start.startsWith(thisYear) && end.startsWith(thisYear) ? form : 'long';
  const first = formatDay(intl, start, written);
  const last = formatDay(intl, end, written);
  if (start === end) return first;
  const year = start.slice(0, 4);
  const isOneYear = written === 'long' && end.startsWith(year);
  // Chinese puts the year first, English last.
  const leadsWithYear = first.startsWith(year);
  return intl.formatMessage(
    { id: 'filters.window' },
    {
      start: isOneYear && !leadsWithYear ? formatDay(intl, start, 'middle') : first,
      end: isOneYear && leadsWithYear ? formatDay(intl, end, 'middle') : last,
    },
  );
}
