import type { DateOrder } from '#client/lib/importNotes.ts';
import { MONTH_OF } from './dateWords.ts';
import { plainTime } from './plainTime.ts';
import { minutesOf, ZONE_BEHIND } from './zoneNames.ts';

/** A written date in parts; `zone` is minutes east of UTC, null if absent. */
type WrittenTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Null: a date without a time. */
  readonly clock: {
    readonly hour: number;
    readonly minute: number;
    readonly second: number;
    readonly ms: number;
  } | null;
  readonly zone: number | null;
};

/** Day and month are ambiguous: 03/04/2026. */
type AmbiguousDate = { readonly first: number; readonly second: number };

const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+|(?:星期|周|礼拜)[一二三四五六日天]\s*)/iu;
const WEEKDAY_INSIDE = /\s*[(（]?(?:星期|周)[一二三四五六日天][)）]?\s*/u;
/** A zone stated twice: `Z[UTC]`, `+0000 UTC`. */
const ZONE_NAME = /(?<=[Z\d])\s*(?:\[[\w/+-]+\]|(?<=[+-]\d{4})\s(?:UTC|GMT))$/iu;
const CLOCK =
  /(?:^|[T\s,_]+|\bat\s+)(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*(?:([ap])\.?m\.?)?(?=$|[\sZ+(（-]|[A-Z])/iu;
const YEAR_FIRST = /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})$/u;
const YEAR_LAST = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/u;
const NAMED_MIDDLE =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?[\s-]+(?:of\s+|de\s+)?(\p{L}+)\.?,?(?:[\s-]+(?:del?\s+)?)(\d{4}|\d{2})$/iu;
const NAMED_FIRST = /^(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;
const YEAR_NAMED = /^(\d{4})[\s-]+(\p{L}+)[\s-]+(\d{1,2})$/iu;
/** Digits without separators need a time; eight digits alone may be an id. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})[T_\- ]?(\d{2})(\d{2})(\d{2})?(?:\.?(\d{3}))?\s*(Z)?$/u;
/** Timestamps as programs write them in file names: `2026-05-27_14-30-00`, `2026-05-27T14-30-00-123Z`. */
const FILE_STAMP = /^(\d{4})-(\d{2})-(\d{2})[T_ -](\d{2})-(\d{2})-(\d{2})(?:[-.](\d{3}))?(Z)?$/u;
/** Behind the clock, the zone before the year, as the `date` command of Unix has them. */
const ZONE_THEN_YEAR = /^([A-Z]{2,5}|[+-]\d{4})\s+(\d{4})$/u;
/** Only letters tell a zone from the day before it: `2026-05-27` ends like an offset. */
const DAY_THEN_ZONE = /\d[\s,]+[(（[]?(?:\p{L}{2,6}|(?:UTC|GMT)\s*[+\u2212-]\d{1,2}(?::?\d{2})?)[)）\]]?$/iu;
const COMPACT_DAY = /^(20[12]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/u;

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

type Day = Pick<WrittenTime, 'year' | 'month' | 'day'>;

function dayOf(text: string, order: DateOrder | null): Day | AmbiguousDate | null {
  const first = YEAR_FIRST.exec(text);
  if (first) return { year: Number(first[1]), month: Number(first[3]), day: Number(first[4]) };
  const last = YEAR_LAST.exec(text);
  if (last) return numeric(Number(last[1]), Number(last[3]), fullYear(last[4] ?? ''), last[2] ?? '', order);
  const middle = NAMED_MIDDLE.exec(text);
  if (middle) return named(middle[3], middle[2], middle[1]);
  const front = NAMED_FIRST.exec(text);
  if (front) return named(front[3], front[1], front[2]);
  const back = YEAR_NAMED.exec(text);
  return back ? named(back[1], back[2], back[3]) : null;
}

function named(year = '', month = '', day = ''): Day | null {
  const number = MONTH_OF.get(month.toLowerCase());
  return number === undefined ? null : { year: fullYear(year), month: number, day: Number(day) };
}

/** 27/05/2026, 05/27/2026 and 27.05.2026 are unambiguous; other dates need the order. */
function numeric(first: number, second: number, year: number, mark: string, order: DateOrder | null) {
  const byDay = { year, month: second, day: first };
  const byMonth = { year, month: first, day: second };
  if (first === second || second > 12) return second > 12 ? byMonth : byDay;
  if (first > 12) return byDay;
  if (order !== null) return order === 'mdy' ? byMonth : byDay;
  // Dots separate the parts only in day-first dates.
  return mark === '.' ? byDay : { first, second };
}

function compact(text: string): WrittenTime | null {
  const match = COMPACT.exec(text) ?? FILE_STAMP.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '0', ms = '0', zone] = match;
  const clock = { hour: Number(hour), minute: Number(minute), second: Number(second), ms: Number(ms) };
  return { year: Number(year), month: Number(month), day: Number(day), clock, zone: zone === undefined ? null : 0 };
}

function zoneIn(text: string): { readonly rest: string; readonly zone: number | null } {
  const match = ZONE_BEHIND.exec(text);
  return match === null
    ? { rest: text, zone: null }
    : { rest: text.slice(0, match.index).trim(), zone: minutesOf(match) };
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  const morning = half.toLowerCase() === 'a';
  if (hour === 12) return morning ? 0 : 12;
  return hour < 12 && !morning ? hour + 12 : hour;
}

/** Maximum characters of a time, and of one with its weekday and zone name. */
const LONGEST_TIME = 100;
const LONGEST_RECORDED = 200;

/**
 * Parses a time as people and programs write it into parts: `27.05.2026 14:30`, `May 27, 2026`, `Wed, 27 May 2026 14:30:00 GMT`,
 * `2026-05-27 14:30 UTC+08:00`, `20260527_143000`, `2026-05-27_14-30-00`. Null for other text; an ambiguous date when only its order is
 * unknown.
 * @param order of day and month, known from the file or a person
 */
export function writtenTime(recorded: string, order: DateOrder | null): WrittenTime | AmbiguousDate | null {
  if (recorded.length > LONGEST_RECORDED) return null;
  return spelledTime(recorded.trim(), order) ?? spelledTime(plainTime(recorded), order);
}

function spelledTime(recorded: string, order: DateOrder | null): WrittenTime | AmbiguousDate | null {
  const text = recorded.replace(WEEKDAY, '').replace(WEEKDAY_INSIDE, ' ').replace(ZONE_NAME, '').trim();
  if (text.length > LONGEST_TIME) return null;
  const packed = compact(text);
  if (packed !== null) return packed;
  const day = COMPACT_DAY.exec(text);
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), clock: null, zone: null };
  const whole = dayOf(text.replace(/,$/u, ''), order);
  if (whole !== null) return 'first' in whole ? whole : { ...whole, clock: null, zone: null };
  return withClock(text, order);
}

function withClock(text: string, order: DateOrder | null): WrittenTime | AmbiguousDate | null {
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const [, hour = '', minute = '', second = '0', fraction = '0', half] = found;
  const behind = text
    .slice(found.index + found[0].length)
    .trim()
    .replace(ZONE_THEN_YEAR, '$2 $1');
  // Before the time: `May 27, 2026 at 2:30 PM`. After it: `14:30, 27 May 2026`, `Wed May 27 14:30:00 2026`.
  const inFront = text
    .slice(0, found.index)
    .replace(/[\s,]+(?:at|um|à|às|as|a\slas?|alle(?:\sore)?|ore|om|kl\.?|в)?[\s,]*$/iu, '');
  const { rest, zone: zoneBehind } = zoneIn(behind);
  // Chinese puts the zone between day and time: `2026年5月27日 GMT+8 14:30`.
  const { rest: before, zone: zoneInFront } = DAY_THEN_ZONE.test(inFront)
    ? zoneIn(inFront)
    : { rest: inFront, zone: null };
  const day = dayOf(before === '' ? rest.replace(/^[\s,]+/u, '') : joined(before, rest), order);
  if (day === null || 'first' in day) return day;
  const clock = {
    hour: hourOf(Number(hour), half),
    minute: Number(minute),
    second: Number(second),
    ms: Math.floor(Number(`0.${fraction}`) * 1000),
  };
  return { ...day, clock, zone: zoneBehind ?? zoneInFront };
}

const joined = (before: string, rest: string): string => (rest === '' ? before : `${before} ${rest}`);
