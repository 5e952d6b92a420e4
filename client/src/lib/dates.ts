import { clamp } from './clamp.ts';

/** Milliseconds of a 24-hour day. */
export const DAY_MS = 86_400_000;

const pad = (value: number): string => String(value).padStart(2, '0');

/** The calendar day of an instant in the machine's time zone, YYYY-MM-DD. */
export function toIsoDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Today in the machine's time zone, YYYY-MM-DD. */
export const todayIso = (): string => toIsoDate(new Date());

/** Days since 1970-01-01 of a YYYY-MM-DD, NaN for anything else (2026-02-30 included). */
function dayNumber(date: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return Number.NaN;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return Number.isNaN(day) || formatDay(day) !== date ? Number.NaN : day;
}

const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z') / DAY_MS;
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z') / DAY_MS;

/** YYYY-MM-DD of a day number, limited to the years 0001 to 9999 that the format can represent. */
export function formatDay(day: number): string {
  return new Date(clamp(day, FIRST_DAY, LAST_DAY) * DAY_MS).toISOString().slice(0, 10);
}

/** The date of an instant (epoch milliseconds) in UTC, YYYY-MM-DD; within the years of `formatDay`. */
export const utcDateOf = (instant: number): string => formatDay(Math.floor(instant / DAY_MS));

/** The day of an ISO instant in the machine's time zone; a date without a time is that day in every zone. */
export const dayOfInstant = (instant: string): string => (isIsoDate(instant) ? instant : toIsoDate(new Date(instant)));

/** An instant (epoch milliseconds) as ISO 8601, in UTC. */
export const isoOf = (instant: number): string => new Date(instant).toISOString();

/** Whether a text is a real calendar date as YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  return !Number.isNaN(dayNumber(text));
}

/** The date `days` later (earlier when negative). @throws RangeError if `date` is not a date. */
export function addDays(date: string, days: number): string {
  return formatDay(dayNumberOf(date) + days);
}

/** Days from `start` to `end`, both included: 1 for the same day, 0 or less when `end` is before `start`. */
export function countDays(start: string, end: string): number {
  return dayNumberOf(end) - dayNumberOf(start) + 1;
}

/** Days since 1970-01-01. @throws RangeError if it is not a date. */
export function dayNumberOf(date: string): number {
  const day = dayNumber(date);
  if (Number.isNaN(day)) {
    throw new RangeError(`not a date: ${date}`);
  }
  return day;
}

/** The default window of the filter form: the last 7 days, including today (specification, section 9). */
export function defaultWindow(today: string): { readonly start: string; readonly end: string } {
  return { start: addDays(today, -6), end: today };
}
