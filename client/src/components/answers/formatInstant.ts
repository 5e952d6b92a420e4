import type { IntlShape } from 'react-intl';
import { unbroken } from '../figures/formats.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** A day with its time. A line may end before the time, not within “Nov 28, 2026”. */
const withUnbrokenDay = (text: string): string => text.replace(/^(?:\S+ ){2}\d{4}/u, unbroken);

/** A time in the zone of `intl` (by default the reader's own), to the minute; a date without a time is the same in every zone. */
export function formatInstant(intl: Pick<IntlShape, 'formatDate'>, instant: string): string {
  if (DAY.test(instant)) {
    return unbroken(
      intl.formatDate(`${instant}T00:00:00Z`, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
    );
  }
  return withUnbrokenDay(
    intl.formatDate(instant, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      // With `hour12: false`, older engines write midnight as 24:00 in English.
      hourCycle: 'h23',
    }),
  );
}

/** The day of a time, in the zone of `intl`; a date without a time is the same in every zone. */
export function formatInstantDay(intl: Pick<IntlShape, 'formatDate'>, instant: string): string {
  if (DAY.test(instant)) return formatInstant(intl, instant);
  return unbroken(intl.formatDate(instant, { year: 'numeric', month: 'short', day: 'numeric' }));
}
