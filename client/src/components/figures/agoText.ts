import type { IntlShape } from 'react-intl';
import { countDays, isIsoDate, toIsoDate } from '#client/lib/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time since an instant in the largest unit that fits: 5 hours ago, 3 months ago. A future instant counts as now. Of a day whose time is not
 * known, no hours are told: today, yesterday.
 */
export function agoText(
  intl: Pick<IntlShape, 'formatRelativeTime' | 'formatMessage'>,
  instant: string,
  now: number,
): string {
  const isDay = isIsoDate(instant);
  const passed = Math.max(
    0,
    isDay ? (countDays(instant, toIsoDate(new Date(now))) - 1) * DAY : now - Date.parse(instant),
  );
  if (isDay && passed < 2 * DAY) return intl.formatRelativeTime(-passed / DAY, 'day', { numeric: 'auto' });
  const steps = [
    ['year', 365 * DAY],
    ['month', 30 * DAY],
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
  ] as const;
  const [unit, length] = steps.find(([, one]) => passed >= one) ?? steps[4];
  const count = Math.floor(passed / length);
  // Avoids "0 minutes ago".
  if (count === 0) return intl.formatMessage({ id: 'workplace.health.justNow' });
  return intl.formatRelativeTime(-count, unit);
}
