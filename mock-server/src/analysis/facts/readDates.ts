import { DAY_MS } from '#client/lib/dates.ts';
import type { Quantity } from './Quantity.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(?:${MONTHS.map((name) => (name.length > 3 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name)).join('|')})\\.?`;
const YEAR = '(?:19|20)\\d\\d';

/** Date formats, each with the indexes of its groups for year, month and day. */
const FORMS: readonly (readonly [pattern: RegExp, year: number, month: number, day: number])[] = [
  [new RegExp(`(?<![\\d.])(${YEAR})\\s?年(?:\\s?(\\d{1,2})\\s?月(?:\\s?(\\d{1,2})\\s?[日号])?)?`, 'gu'), 1, 2, 3],
  [new RegExp(`(?<![\\d.-])(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})(?![\\d-])`, 'gu'), 1, 2, 3],
  [new RegExp(`(?<![a-z])(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,? (${YEAR})(?!\\d)`, 'gu'), 3, 1, 2],
  [new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (${MONTH}),? (${YEAR})(?!\\d)`, 'gu'), 3, 2, 1],
  [new RegExp(`(?<![a-z])(${MONTH}),? (${YEAR})(?!\\d)`, 'gu'), 2, 1, 0],
  [
    new RegExp(`(?<![\\d.,$¥€£/a-z-])(${YEAR})(?![\\d.,]\\d|\\d|[-/–—]\\d|\\s?[a-z%元万亿年]|[^\\x00-\\x7f])`, 'gu'),
    1,
    0,
    0,
  ],
  [new RegExp(`(?:in|since|by|from|of|until) (${YEAR})(?!\\d)`, 'gu'), 1, 0, 0],
];

function monthOf(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const named = MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3)));
  return named >= 0 ? named + 1 : Number(text);
}

/** The range of days of a year, a month or a day, as days since 1970. Null for an invalid date. */
function daysOf(year: number, month: number, day: number): readonly [low: number, high: number] | null {
  if (month > 12 || day > 31) return null;
  const start = Date.UTC(year, Math.max(0, month - 1), Math.max(1, day)) / DAY_MS;
  if (day > 0) return new Date(start * DAY_MS).getUTCMonth() === month - 1 ? [start, start] : null;
  const end = month > 0 ? Date.UTC(year, month, 1) : Date.UTC(year + 1, 0, 1);
  return [start, end / DAY_MS - 1];
}

/** Years, months and days of a folded text, as ranges of days. */
export function readDates(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const [pattern, ...places] of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const [year, month, day] = places.map((place) => (place === 0 ? undefined : match[place]));
      const days = daysOf(Number(year), monthOf(month), Number(day ?? 0));
      const skipped = match[0].length - match[0].trimStart().length;
      const from = match.index + skipped;
      const to = match.index + match[0].length;
      if (days === null || found.some((one) => from < one.to && to > one.from)) continue;
      const [low, high] = days;
      found.push({ low, high, dimension: 'date', words: '', kind: 'exact', step: 0, from, to });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
