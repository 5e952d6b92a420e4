import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { dayText, daysText } from '#client/lib/dayText.ts';
import {
  countText,
  differenceRange,
  differenceText,
  figureText,
  intervalText,
  overallText,
} from '#client/lib/figureText.ts';
import type { Moved } from './LetterMaterial.ts';

/** Figures of a letter in its language, with the digits that the pages show. */
interface LetterFigures {
  readonly value: (id: MeasureId, value: number) => string;
  /** "38.1 – 46.6%". */
  readonly interval: (id: MeasureId, range: { readonly low: number; readonly high: number }) => string;
  /** With its sign; differences of percentages are in points, without a unit. */
  readonly difference: (id: MeasureId, difference: number) => string;
  /** The interval of a difference, "-1.2 to +5.6". */
  readonly range: (id: MeasureId, range: { readonly low: number; readonly high: number }) => string;
  /** The difference of the figures themselves, if it is not that of the change; else null. */
  readonly overall: (moved: Moved) => string | null;
  readonly count: (value: number) => string;
  readonly day: (isoDate: string) => string;
  /** A range of days; a common year is written once. */
  readonly days: (range: { readonly start: string; readonly end: string }) => string;
  readonly list: (names: readonly string[]) => string;
}

/** Formats figures, differences and days of a letter in its language. */
export function letterFigures(locale: ReportLocale): LetterFigures {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    value: (id, amount) => figureText(locale, MEASURE_KINDS[id], amount),
    interval: (id, { low, high }) => intervalText(locale, MEASURE_KINDS[id], low, high),
    difference: (id, difference) => differenceText(locale, MEASURE_KINDS[id], difference),
    range: (id, { low, high }) => differenceRange(locale, MEASURE_KINDS[id], low, high),
    overall: (moved) => overallText(locale, MEASURE_KINDS[moved.id], moved),
    count: (amount) => countText(locale, amount),
    day: (isoDate) => dayText(locale, isoDate),
    days: ({ start, end }) => daysText(locale, start, end),
    list: (names) => lists.format(names),
  };
}
