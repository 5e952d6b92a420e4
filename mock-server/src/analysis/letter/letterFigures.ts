import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import {
  countText,
  dayText,
  differenceEnd,
  differenceText,
  figureText,
  intervalText,
  overallText,
} from '#client/lib/figureText.ts';
import type { Moved } from './LetterMaterial.ts';

/** Intl puts it around the dash of a range; replaced because letters are copied into programs that do not show it. */
const THIN_SPACE = '\u2009';

const dateOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** Figures of a letter in its language, with the digits that the pages show. */
interface LetterFigures {
  readonly value: (id: MeasureId, value: number) => string;
  /** "38.1 – 46.6%". */
  readonly interval: (id: MeasureId, range: { readonly low: number; readonly high: number }) => string;
  /** With its sign; differences of percentages are in points, without a unit. */
  readonly difference: (id: MeasureId, difference: number) => string;
  /** An end of the interval of a difference. */
  readonly end: (id: MeasureId, end: number) => string;
  /** The difference of the figures themselves, if it is not that of the change; else null. */
  readonly overall: (moved: Moved) => string | null;
  readonly count: (value: number) => string;
  readonly day: (isoDate: string) => string;
  /** A range of days; shared parts are written once. */
  readonly days: (range: { readonly start: string; readonly end: string }) => string;
  readonly list: (names: readonly string[]) => string;
}

/** `Intl` writes Chinese ranges with slashes. */
function chineseDays({ start, end }: { readonly start: string; readonly end: string }): string {
  const [first, last] = [start, end].map((day) => day.split('-').map((part) => String(Number(part))));
  const [year = '', month = '', day = ''] = first ?? [];
  const [toYear = '', toMonth = '', toDay = ''] = last ?? [];
  const from = `${year}年${month}月${day}日`;
  if (start === end) return from;
  if (year !== toYear) return `${from}至${toYear}年${toMonth}月${toDay}日`;
  return month === toMonth ? `${from}至${toDay}日` : `${from}至${toMonth}月${toDay}日`;
}

/** Formats figures, differences and days of a letter in its language. */
export function letterFigures(locale: ReportLocale): LetterFigures {
  const days = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    value: (id, amount) => figureText(locale, MEASURE_KINDS[id], amount),
    interval: (id, { low, high }) => intervalText(locale, MEASURE_KINDS[id], low, high),
    difference: (id, difference) => differenceText(locale, MEASURE_KINDS[id], difference),
    end: (id, end) => differenceEnd(locale, MEASURE_KINDS[id], end),
    overall: (moved) => overallText(locale, MEASURE_KINDS[moved.id], moved),
    count: (amount) => countText(locale, amount),
    day: (isoDate) => dayText(locale, isoDate),
    days:
      locale === 'zh-CN'
        ? chineseDays
        : ({ start, end }) => days.formatRange(dateOf(start), dateOf(end)).replaceAll(THIN_SPACE, ' '),
    list: (names) => lists.format(names),
  };
}
