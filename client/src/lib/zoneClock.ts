import { DAY_MS, dayNumberOf, dayOfInstant, isIsoDate, utcDateOf } from './dates.ts';

/** Zones are within -12 h and +14 h of UTC; another day covers a skipped day (Samoa, 30 December 2011). */
const SEARCH_MS = 40 * 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes a millisecond, and there are only some hundreds of zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Zone names in their own spelling; at most as many as there are zones. */
const canonical = new Set<string>();

/**
 * The canonical spelling of a zone (`asia/shanghai` is Asia/Shanghai), so that caches keyed by zone stay small. Null when this machine's
 * time zone data do not know it. Bare offsets are refused: they are not zones.
 */
export function canonicalZone(name: string): string | null {
  if (canonical.has(name)) return name;
  if (!/^[A-Za-z][\w+/-]*$/u.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    canonical.add(timeZone);
    return timeZone;
  } catch {
    return null;
  }
}

/**
 * The wall clock time in the zone at `instant`, as if it were UTC, in milliseconds (whole seconds). @throws RangeError for an unknown zone
 */
export function wallClock(instant: number, timeZone: string): number {
  const fields = new Map<string, string>();
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    fields.set(type, value);
  }
  const field = (name: string): number => Number(fields.get(name));
  const year = fields.get('era')?.startsWith('B') === true ? 1 - field('year') : field('year');
  const wall = new Date(0);
  wall.setUTCFullYear(year, field('month') - 1, field('day'));
  return wall.setUTCHours(field('hour'), field('minute'), field('second'), 0);
}

/** The date (YYYY-MM-DD) at `instant` (epoch milliseconds) in an IANA zone. */
export function dateOf(instant: number, timeZone: string): string {
  return utcDateOf(wallClock(instant, timeZone));
}

/** The day of an ISO instant in a zone, or in the machine's where that zone is unknown; a date without a time stays as it is. */
export function dayInZone(instant: string, timeZone: string): string {
  const zone = canonicalZone(timeZone);
  return isIsoDate(instant) || zone === null ? dayOfInstant(instant) : dateOf(Date.parse(instant), zone);
}

/**
 * The first instant (epoch milliseconds) of a date in a zone: midnight, or, where clocks skipped midnight, the moment after the jump. Dates
 * that a zone skipped begin where the next one does.
 * @throws RangeError for an invalid date or zone.
 */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = dayNumberOf(date) * DAY_MS;
  const guess = midnight - (wallClock(midnight, timeZone) - midnight);
  const second = guess - (wallClock(guess, timeZone) - midnight);
  for (const instant of [guess, second]) {
    if (wallClock(instant, timeZone) === midnight && wallClock(instant - 1000, timeZone) < midnight) {
      return instant;
    }
  }
  let before = midnight - SEARCH_MS;
  let after = midnight + SEARCH_MS;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallClock(middle, timeZone) >= midnight) {
      after = middle;
    } else {
      before = middle;
    }
  }
  return after;
}
