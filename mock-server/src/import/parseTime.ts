import { plainTime } from './plainTime.ts';

const DAY_MS = 86_400_000;
/** No answer engine was there to be asked before. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** Above this a number of seconds would lie in the year 5138: it counts milliseconds. */
const MAX_SECONDS = 100_000_000_000;

const NUMBER = /^\d{9,14}(?:\.\d+)?$/u;
const CALENDAR =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:[T ]|,\s*)\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/iu;

const MAX_KNOWN_HOURS = 50_000;

/** Turns clock times of one zone into instants; remembers offsets, as asking for one is slow. */
export class ZonedClock {
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();

  /** Throws a RangeError for a zone that does not exist. */
  constructor(readonly timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /**
   * The instant at which the zone's clocks show a time, given as if it were UTC. A time that occurs twice is the
   * earlier one; a time that is skipped when clocks go forward moves on by the hour that is skipped.
   */
  toInstant(wallTime: number): number {
    const before = wallTime - this.#offsetAt(wallTime - DAY_MS);
    const after = wallTime - this.#offsetAt(wallTime + DAY_MS);
    if (before + this.#offsetAt(before) === wallTime) return before;
    return after + this.#offsetAt(after) === wallTime ? after : before;
  }

  /** Calendar day of an instant, YYYY-MM-DD. */
  dayOf(instant: number): string {
    return new Date(instant + this.#offsetAt(instant)).toISOString().slice(0, 10);
  }

  /** Offsets only change on the quarter of an hour. */
  #offsetAt(instant: number): number {
    const quarter = Math.floor(instant / 900_000);
    const known = this.#offsets.get(quarter);
    if (known !== undefined) return known;
    const start = quarter * 900_000;
    const parts = new Map(this.#format.formatToParts(start).map((part) => [part.type, Number(part.value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    if (this.#offsets.size > MAX_KNOWN_HOURS) this.#offsets.clear();
    this.#offsets.set(quarter, shown - start);
    return shown - start;
  }
}

export type TimeProblem = 'unreadable' | 'out_of_range';

function offsetOf(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})?$/u.exec(text);
  if (match === null) return 0;
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function parseCalendar(text: string, clock: ZonedClock): number | null {
  const match = CALENDAR.exec(text);
  if (match === null) return null;
  const [, year, , month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(midnight);
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const wallTime = midnight + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000 + milliseconds;
  return zone === undefined ? clock.toInstant(wallTime) : wallTime - offsetOf(zone);
}

function parseInstant(value: unknown, clock: ZonedClock): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!NUMBER.test(text)) return parseCalendar(text, clock) ?? parseCalendar(plainTime(text), clock);
  const number = Number(text);
  return Math.floor(number < MAX_SECONDS ? number * 1000 : number);
}

/**
 * When an answer was asked for, in milliseconds since 1970: ISO 8601, `YYYY-MM-DD HH:mm[:ss]`, `YYYY/MM/DD`, these as people read
 * them (`2026年11月1日 下午1:05`, `1:05 PM`), or Unix seconds or milliseconds. A time without a zone is one of the clock's. Dates such as 03/04/2025 are refused rather than
 * guessed.
 * @param now times more than a day after it are out of range
 */
export function parseTime(value: unknown, clock: ZonedClock, now: number): number | TimeProblem {
  const instant = parseInstant(value, clock);
  if (instant === null || !Number.isFinite(instant)) return 'unreadable';
  return instant < EARLIEST || instant > now + DAY_MS ? 'out_of_range' : instant;
}
