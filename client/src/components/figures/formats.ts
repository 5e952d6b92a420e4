import type { IntlShape } from 'react-intl';
import type { MeasureId } from '../../api/measureSchemas.ts';
import { measureKinds } from './measureKinds.ts';
import type { MeasureKind } from './measureKinds.ts';

type NumberIntl = Pick<IntlShape, 'locale'>;
type DateIntl = Pick<IntlShape, 'formatDate'>;

/** Decimals of each kind, of values and of changes alike: rounding happens here, once. */
const DECIMALS: Readonly<Record<MeasureKind, number>> = { ratio: 1, position: 2, score: 2, signedScore: 2 };
const MINUS_ZERO = /^[-−]0(?:[.,]0+)?$/u;

const PERCENT = /^(.*\d)\s*(\D+)$/u;

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * The format for figures of a language. Kept here: react-intl's own memory writes out all options at each call to find the
 * format again, and a table being scrolled writes a thousand figures a second.
 */
function numberFormat(
  { locale }: NumberIntl,
  form: 'percent' | 'plain' | 'signed',
  decimals: number,
): Intl.NumberFormat {
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

/** A figure in two parts, because units are set smaller than digits. */
export interface FigureParts {
  readonly digits: string;
  readonly unit: string;
}

/** A share of 1 as a percentage: 0.4567 gives 45.7 and %. */
export function percentParts(intl: NumberIntl, value: number, decimals = 1): FigureParts {
  const text = numberFormat(intl, 'percent', decimals).format(value);
  const [, digits = text, unit = ''] = PERCENT.exec(text) ?? [];
  return { digits, unit };
}

/** A share of 0 to 1 as a percentage with its sign, "42.3%". */
export function formatPercent(intl: NumberIntl, value: number, decimals = 1): string {
  const { digits, unit } = percentParts(intl, value, decimals);
  return `${digits}${unit}`;
}

/** A value of a measure in digits and unit, rounded for display. */
export function measureParts(intl: NumberIntl, id: MeasureId, value: number): FigureParts {
  const { kind } = measureKinds[id];
  if (kind === 'ratio') return percentParts(intl, value, DECIMALS.ratio);
  const form = kind === 'signedScore' ? 'signed' : 'plain';
  return { digits: numberFormat(intl, form, DECIMALS[kind]).format(value), unit: '' };
}

/** A value of a measure as one text, digits and unit together. */
export function formatMeasure(intl: NumberIntl, id: MeasureId, value: number): string {
  const { digits, unit } = measureParts(intl, id, value);
  return `${digits}${unit}`;
}

/** A 95 % interval, "38.1 to 46.6" with one unit, written with an en dash. */
export function formatInterval(intl: NumberIntl, id: MeasureId, low: number, high: number): string {
  const [from, to] = [measureParts(intl, id, low), measureParts(intl, id, high)];
  return `${from.digits} – ${to.digits}${to.unit}`;
}

/**
 * A difference with its sign; percentages differ by points (0.034 gives +3.4), everything else by its own unit. A difference
 * that rounds to nothing has no sign.
 */
export function formatDifference(intl: NumberIntl, id: MeasureId, difference: number): string {
  const { kind } = measureKinds[id];
  const text = numberFormat(intl, 'signed', DECIMALS[kind]).format(kind === 'ratio' ? difference * 100 : difference);
  return MINUS_ZERO.test(text) ? text.slice(1) : text;
}

/** A whole number with separators of thousands. */
export function formatCount(intl: NumberIntl, value: number): string {
  return numberFormat(intl, 'plain', 0).format(value);
}

/** A calendar day YYYY-MM-DD, the same in every zone. `short`: month and day only. */
export function formatDay(intl: DateIntl, isoDate: string, form: 'short' | 'long' = 'short'): string {
  return intl.formatDate(`${isoDate}T00:00:00Z`, {
    timeZone: 'UTC',
    month: form === 'short' ? 'numeric' : 'short',
    day: 'numeric',
    ...(form === 'long' ? { year: 'numeric' } : {}),
  });
}
