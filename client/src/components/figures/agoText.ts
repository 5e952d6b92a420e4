import type { IntlShape } from 'react-intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time since an instant in the largest unit that fits: 5 hours ago, 3 months ago. A future instant counts as now. */
export function agoText(
  intl: Pick<IntlShape, 'formatRelativeTime' | 'formatMessage'>,
  instant: string,
  now: number,
): string {
  const passed = Math.max(0, now - Date.parse(instant));
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
