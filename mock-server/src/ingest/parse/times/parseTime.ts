import { LRUCache } from 'lru-cache';
import { DAY_MS, utcDateOf } from '#client/lib/dates.ts';
import type { DateOrder } from '#client/lib/importNotes.ts';
import { wallClock } from '#client/lib/zoneClock.ts';
import { writtenTime } from './dateSpellings.ts';

/** No answer engine existed before. */
const EARLIEST = Date.UTC(2015, 0, 1);
/** Larger numbers are milliseconds: as seconds they would be after the year 5138. */
const MAX_SECONDS = 100_000_000_000;

/** Seconds with a fraction, milliseconds, microseconds or nanoseconds. */
const NUMBER = /^(?:\d{9,13}(?:\.\d+)?|\d{16}|\d{19})$/u;
/** A time in digits, down to the second: as milliseconds it would be after the year 2286. */
const PACKED = /^\d{14}$/u;
const MOST_QUARTERS = 50_000;

/** Converts wall-clock times of a zone to instants; caches offsets, because computing one is slow. */
export class ZonedClock {
  readonly #offsets = new LRUCache<number, number>({ max: MOST_QUARTERS });

  /** @throws RangeError for an unknown time zone. */
  constructor(readonly timeZone: string) {
    wallClock(0, timeZone);
  }

  /**
   * The instant at which the zone's clocks show a wall-clock time, given as if in UTC. Of a time that occurs twice, the earlier instant; a
   * time skipped when clocks go forward shifts by the skipped hour.
   */
  toInstant(wallTime: number): number {
    const before = wallTime - this.#offsetAt(wallTime - DAY_MS);
    const after = wallTime - this.#offsetAt(wallTime + DAY_MS);
    if (before + this.#offsetAt(before) === wallTime) return before;
    return after + this.#offsetAt(after) === wallTime ? after : before;
  }

  /** Calendar day of an instant, YYYY-MM-DD. */
  dayOf(instant: number): string {
    return utcDateOf(instant + this.#offsetAt(instant));
  }

  /** Cached per quarter of an hour: offsets change only on these boundaries. */
  #offsetAt(instant: number): number {
    const quarter = Math.floor(instant / 900_000);
    const known = this.#offsets.get(quarter);
    if (known !== undefined) return known;
    const start = quarter * 900_000;
    const offset = wallClock(start, this.timeZone) - start;
    this.#offsets.set(quarter, offset);
    return offset;
  }
}

/** Converts wall-clock times to instants. */
export type WallClock = Pick<ZonedClock, 'toInstant'>;

export type TimeProblem = 'unreadable' | 'ambiguous' | 'out_of_range';

export type ReadTime = {
  /** Milliseconds since 1970; midnight in UTC if only the day is known. */
  readonly askedAt: number;
  readonly dayOnly: boolean;
};

const DAYS_BEFORE_1970 = 25_569;
/** Spreadsheet serial dates from 2015 to 2064; the fraction is the time. */
const SERIAL = /^(4[2-9]\d{3}|5\d{4})(\.\d{1,12})?$/u;

type Instant = { readonly askedAt: number; readonly dayOnly: boolean };

function parseCalendar(text: string, clock: WallClock, order: DateOrder | null): Instant | 'ambiguous' | null {
  const written = writtenTime(text, order);
  if (written === null) return null;
  if ('first' in written) return 'ambiguous';
  const { year, month, day, clock: time, zone } = written;
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return null;
  if (time === null) return { askedAt: midnight, dayOnly: true };
  if (time.hour > 24 || time.minute > 59 || time.second > 59) return null;
  // 24:00 is valid as the end of the day.
  if (time.hour === 24 && time.minute + time.second + time.ms > 0) return null;
  const wallTime = midnight + (time.hour * 3600 + time.minute * 60 + time.second) * 1000 + time.ms;
  return { askedAt: zone === null ? clock.toInstant(wallTime) : wallTime - zone * 60_000, dayOnly: false };
}

function parseSerial(text: string, clock: WallClock): Instant {
  const days = Number(text) - DAYS_BEFORE_1970;
  const wallTime = Math.round(days * 86_400) * 1000;
  return Number.isInteger(days)
    ? { askedAt: wallTime, dayOnly: true }
    : { askedAt: clock.toInstant(wallTime), dayOnly: false };
}

/** Unwraps a time as MongoDB, .NET and others write it: `{"$date": ...}`. */
function unwrapped(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    if (value instanceof Date) return value.toISOString();
    if ('$date' in value) return unwrapped(value.$date);
    if ('$numberLong' in value) return value.$numberLong;
  }
  return value;
}

function parseInstant(recorded: unknown, clock: WallClock, order: DateOrder | null): Instant | 'ambiguous' | null {
  const value = unwrapped(recorded);
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (SERIAL.test(text)) return parseSerial(text, clock);
  if (!NUMBER.test(text)) {
    if (typeof value === 'number' && !PACKED.test(text)) return null;
    return parseCalendar(text, clock, order);
  }
  const number = Number(text);
  return { askedAt: Math.floor(number < MAX_SECONDS ? number * 1000 : number / scaleOf(number)), dayOnly: false };
}

/** Divisor to milliseconds of a number in milliseconds, microseconds or nanoseconds. */
function scaleOf(number: number): number {
  if (number > MAX_SECONDS * 1e6) return 1e6;
  return number > MAX_SECONDS * 1e3 ? 1000 : 1;
}

/**
 * Parses the time of an answer: ISO 8601, `YYYY-MM-DD HH:mm[:ss]`, dates as people write them in several languages (`2026年11月1日 下午1:05`,
 * `27.05.2026 14:30`, `May 27, 2026`), spreadsheet serial dates, Unix seconds or finer. A time without a zone is in the clock's zone; a
 * date without a time is that day in every zone.
 * @param now times more than a day after it are out of range
 * @param order of day and month; without it dates such as 03/04/2025 are ambiguous rather than guessed
 */
export function readTime(
  value: unknown,
  clock: WallClock,
  now: number,
  order: DateOrder | null = null,
): ReadTime | TimeProblem {
  const read = parseInstant(value, clock, order);
  if (read === 'ambiguous') return 'ambiguous';
  if (read === null || !Number.isFinite(read.askedAt)) return 'unreadable';
  return read.askedAt < EARLIEST || read.askedAt > now + DAY_MS ? 'out_of_range' : read;
}
