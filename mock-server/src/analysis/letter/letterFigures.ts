import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { countText, dayText, differenceText, figureText, intervalText, overallText } from '#client/lib/figureText.ts';
import type { Moved } from './LetterMaterial.ts';

/** Around the dash of a range; letters are copied into places where it looks like none. */
const THIN_SPACE = '\u2009';

const dateOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** Figures of a letter in its language, with the digits that the pages show. */
interface LetterFigures {
  readonly value: (id: MeasureId, value: number) => string;
  /** "38.1 – 46.6%". */
  readonly interval: (id: MeasureId, range: { readonly low: number; readonly high: number }) => string;
  /** With its sign; percentages differ by points, without a unit. */
  readonly difference: (id: MeasureId, difference: number) => string;
  /** Of the figures themselves, where it is another one than that of the change; else null. */
  readonly overall: (moved: Moved) => string | null;
  readonly count: (value: number) => string;
  readonly day: (isoDate: string) => string;
  /** Two days with what they share said once. */
  readonly days: (range: { readonly start: string; readonly end: string }) => string;
  readonly list: (names: readonly string[]) => string;
}

/** The library of the platform writes ranges in Chinese with slashes. */
function chineseDays({ start, end }: { readonly start: string; readonly end: string }): string {
  const [first, last] = [start, end].map((day) => day.split('-').map((part) => String(Number(part))));
  const [year = '', month = '', day = ''] = first ?? [];
  const [toYear = '', toMonth = '', toDay = ''] = last ?? [];
  const from = `${year}年${month}月${day}日`;
  if (start === end) return from;
  if (year !== toYear) return `${from}至${toYear}年${toMonth}月${toDay}日`;
  return month === toMonth ? `${from}至${toDay}日` : `${from}至${toMonth}月${toDay}日`;
}

/** Writes figures, differences and days of a letter in its language. */
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
