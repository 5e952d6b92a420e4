/** How a figure is formatted: a percentage, a position from 1, a score from 0 to 1, or a score from -1 to 1. */
export type FigureKind = 'ratio' | 'position' | 'score' | 'signedScore';

/** Decimals of each kind, for values and changes: figures are rounded only here. */
const DECIMALS: Readonly<Record<FigureKind, number>> = { ratio: 1, position: 2, score: 2, signedScore: 2 };
const MINUS_ZERO = /^[-−]0(?:[.,]0+)?$/u;

/** Floating-point error of sums; no share of counted answers is as small. */
const ALMOST = 1e-9;

const PERCENT = /^(.*\d)\s*(\D+)$/u;

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * The cached number format of a language. react-intl's own cache serializes all options at each call, and a table being scrolled formats a
 * thousand figures a second.
 */
function numberFormat(locale: string, form: 'percent' | 'plain' | 'signed', decimals: number): Intl.NumberFormat {
  const key = `${locale} ${form} ${decimals}`;
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: form === 'percent' ? 'percent' : 'decimal',
    signDisplay: form === 'signed' ? 'exceptZero' : 'auto',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  numberFormats.set(key, format);
  return format;
}

/** A figure in two parts, because units are set in a smaller size than digits. */
export interface FigureParts {
  readonly digits: string;
  readonly unit: string;
}

/** A figure without its floating-point error, so that a tie such as 28.75 is rounded as it stands however it was computed. */
const exactly = (value: number): number => Number(value.toPrecision(12));

function roundedPercent(locale: string, value: number, decimals: number): FigureParts {
  const text = numberFormat(locale, 'percent', decimals).format(exactly(value));
  const [, digits = text, unit = ''] = PERCENT.exec(text) ?? [];
  return { digits, unit };
}

/**
 * A share of 1 as a percentage: 0.4567 gives 45.7 and %. Only an exact 0 is shown as 0 and only an exact 1 as 100: other values that would
 * round to them are shown as <0.1 or >99.9.
 */
export function percentParts(locale: string, value: number, decimals = 1): FigureParts {
  const exact = roundedPercent(locale, value, decimals);
  if (value < ALMOST || value > 1 - ALMOST) return exact;
  const step = 10 ** -(decimals + 2);
  const is = (end: number): boolean => exact.digits === roundedPercent(locale, end, decimals).digits;
  if (is(0)) return { digits: `<${roundedPercent(locale, step, decimals).digits}`, unit: exact.unit };
  if (is(1)) return { digits: `>${roundedPercent(locale, 1 - step, decimals).digits}`, unit: exact.unit };
  return exact;
}

/** A figure as digits and unit, rounded for display. */
export function figureParts(locale: string, kind: FigureKind, value: number): FigureParts {
  if (kind === 'ratio') return percentParts(locale, value, DECIMALS.ratio);
  const form = kind === 'signedScore' ? 'signed' : 'plain';
  return { digits: numberFormat(locale, form, DECIMALS[kind]).format(exactly(value)), unit: '' };
}

/** A figure as one text, digits and unit together. */
export function figureText(locale: string, kind: FigureKind, value: number): string {
  const { digits, unit } = figureParts(locale, kind, value);
  return `${digits}${unit}`;
}

/**
 * A range of figures, from its ends as written: "38.1 – 46.6%"; with a word if the ends have signs, where a dash would read as a minus:
 * "-1.2 to +5.6", "-1.2 至 +5.6".
 */
function rangeText(locale: string, low: string, high: string, ends: 'plain' | 'signed'): string {
  if (ends === 'plain') return `${low} – ${high}`;
  return `${low} ${locale.startsWith('zh') ? '至' : 'to'} ${high}`;
}

/** A range of shares with one unit, "38.1 – 46.6%". @param of estimates are rounded like any number; of counts only none is 0 */
export function percentRange(
  locale: string,
  low: number,
  high: number,
  decimals: number,
  of: 'estimates' | 'counts' = 'estimates',
): string {
  const write = of === 'counts' ? percentParts : roundedPercent;
  const end = write(locale, high, decimals);
  return rangeText(locale, write(locale, low, decimals).digits, `${end.digits}${end.unit}`, 'plain');
}

/** A 95 % interval: "38.1 – 46.6%", "-0.12 to +0.34". */
export function intervalText(locale: string, kind: FigureKind, low: number, high: number): string {
  if (kind === 'ratio') return percentRange(locale, low, high, DECIMALS.ratio);
  const ends = kind === 'signedScore' ? 'signed' : 'plain';
  return rangeText(locale, figureText(locale, kind, low), figureText(locale, kind, high), ends);
}

/**
 * A signed difference. Percentages differ by points (0.034 gives +3.4), other kinds by their own unit. A difference that rounds to zero has
 * no sign.
 */
export function differenceText(locale: string, kind: FigureKind, difference: number): string {
  const shown = exactly(kind === 'ratio' ? difference * 100 : difference);
  const text = numberFormat(locale, 'signed', DECIMALS[kind]).format(shown);
  return MINUS_ZERO.test(text) ? text.slice(1) : text;
}

/**
 * Whether two figures differ, as written, by another amount than their difference as written: each is rounded by itself, so 2.21 and 2.07 may
 * be 0.15 apart.
 */
export function roundsApart(kind: FigureKind, from: number, to: number): boolean {
  const units = (value: number): number =>
    Math.round(Number(differenceText('en-US', kind, value)) * 10 ** DECIMALS[kind]);
  return units(to) - units(from) !== units(to - from);
}

/** A figure of two periods with its change. */
export interface Compared {
  readonly measure: { readonly value: number };
  readonly previous: { readonly value: number };
  readonly change: { readonly difference: number };
}

/**
 * The difference of the two figures, if it is written differently from the change; else null. A change with a verdict covers only the
 * prompts asked in both periods; a figure covers all prompts of its period.
 */
export function overallText(locale: string, kind: FigureKind, { measure, previous, change }: Compared): string | null {
  const overall = differenceText(locale, kind, measure.value - previous.value);
  return overall === differenceText(locale, kind, change.difference) ? null : overall;
}

/** Most decimals of an interval's end close to 0. */
const MOST_DECIMALS = 6;

/**
 * An end of the interval of a difference. Whether the interval contains 0 is what the verdict says, so an end that is not 0 is never written
 * as 0: it gets the decimals it needs (-0.03).
 */
function differenceEnd(locale: string, kind: FigureKind, end: number): string {
  const shown = kind === 'ratio' ? end * 100 : end;
  if (Math.abs(shown) < ALMOST || differenceText(locale, kind, end) !== differenceText(locale, kind, 0)) {
    return differenceText(locale, kind, end);
  }
  const needed = Math.ceil(-Math.log10(Math.abs(shown)));
  return numberFormat(locale, 'signed', Math.min(MOST_DECIMALS, Math.max(DECIMALS[kind] + 1, needed))).format(shown);
}

/** The 95 % interval of a difference, without units: "-1.2 to +5.6". */
export function differenceRange(locale: string, kind: FigureKind, low: number, high: number): string {
  return rangeText(locale, differenceEnd(locale, kind, low), differenceEnd(locale, kind, high), 'signed');
}

/** A whole number with thousands separators. */
export const countText = (locale: string, value: number): string => numberFormat(locale, 'plain', 0).format(value);
