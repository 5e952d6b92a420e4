import type { IntlShape } from 'react-intl';

/** A moment in the reader's own zone, to the minute. */
export function formatInstant(intl: Pick<IntlShape, 'formatDate'>, instant: string): string {
  return intl.formatDate(instant, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}
