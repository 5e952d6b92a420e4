import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';

/** The days from one to another, both YYYY-MM-DD; a single day is said once. `short`: without the year. */
export function formatDays(
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  start: string,
  end: string,
  form: 'short' | 'long' = 'short',
): string {
  const first = formatDay(intl, start, form);
  return start === end
    ? first
    : intl.formatMessage({ id: 'filters.window' }, { start: first, end: formatDay(intl, end, form) });
}
