import type { IntlShape } from 'react-intl';
import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import { dayText } from '#client/lib/dayText.ts';
import type { DayForm } from '#client/lib/dayText.ts';
import {
  countText,
  differenceRange,
  differenceText,
  figureParts,
  figureText,
  intervalText,
  percentParts as percentPartsIn,
} from '#client/lib/figureText.ts';
import type { FigureParts } from '#client/lib/figureText.ts';

type NumberIntl = Pick<IntlShape, 'locale'>;

/** A share of 1 as a percentage: 0.4567 gives 45.7 and %. */
export function percentParts({ locale }: NumberIntl, value: number, decimals = 1): FigureParts {
  return percentPartsIn(locale, value, decimals);
}

/** A share of 0 to 1 as a percentage with its sign, "42.3%". */
export function formatPercent(intl: NumberIntl, value: number, decimals = 1): string {
  const { digits, unit } = percentParts(intl, value, decimals);
  return `${digits}${unit}`;
}

/** A value of a measure in digits and unit, rounded for display. */
export function measureParts({ locale }: NumberIntl, id: MeasureId, value: number): FigureParts {
  return figureParts(locale, MEASURE_KINDS[id], value);
}

/** A value of a measure as one text, digits and unit together. */
export function formatMeasure({ locale }: NumberIntl, id: MeasureId, value: number): string {
  return figureText(locale, MEASURE_KINDS[id], value);
}

/** A 95 % interval: "38.1 – 46.6%", "-0.12 to +0.34". */
export function formatInterval({ locale }: NumberIntl, id: MeasureId, low: number, high: number): string {
  return intervalText(locale, MEASURE_KINDS[id], low, high);
}

/** A signed difference; percentages differ by points (0.034 gives +3.4), other measures by their own unit. */
export function formatDifference({ locale }: NumberIntl, id: MeasureId, difference: number): string {
  return differenceText(locale, MEASURE_KINDS[id], difference);
}

/** The 95 % interval of a difference, without units: "-1.2 to +5.6". An end is written as 0 only if it is 0. */
export function formatDifferenceRange({ locale }: NumberIntl, id: MeasureId, low: number, high: number): string {
  return differenceRange(locale, MEASURE_KINDS[id], low, high);
}

/** A whole number with thousands separators. */
export const formatCount = ({ locale }: NumberIntl, value: number): string => countText(locale, value);

/** A text of the screen for a file, with plain spaces. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A day that a line of text does not divide: its spaces are non-breaking. Files use the plain text. */
export const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');

/**
 * A calendar day YYYY-MM-DD, the same in every time zone, kept on one line. `short`: without the year. `month`: month and year. For the screen;
 * files and axes use `dayText`.
 */
export function formatDay({ locale }: NumberIntl, isoDate: string, form: DayForm = 'short'): string {
  return unbroken(dayText(locale, isoDate, form));
}
