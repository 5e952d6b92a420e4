import type { IntlShape } from 'react-intl';
import type { MeasureId } from '../../api/measureSchemas.ts';
import { measureKinds } from './measureKinds.ts';
import type { MeasureKind } from './measureKinds.ts';

type NumberIntl = Pick<IntlShape, 'formatNumber' | 'formatNumberToParts'>;
type DateIntl = Pick<IntlShape, 'formatDate'>;

/** Decimals of each kind, of values and of changes alike: rounding happens here, once. */
const DECIMALS: Readonly<Record<MeasureKind, number>> = { ratio: 1, position: 2, score: 2, signedScore: 2 };
const MINUS_ZERO = /^[-−]0(?:[.,]0+)?$/u;

/** A figure in two parts, because units are set smaller than digits. */
export interface FigureParts {
  readonly digits: string;
  readonly unit: string;
}

/** A share of 1 as a percentage: 0.4567 gives 45.7 and %. */
export function percentParts(intl: NumberIntl, value: number, decimals = 1): FigureParts {
  const parts = intl.formatNumberToParts(value, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const join = (wanted: boolean): string =>
    parts
      .filter(({ type }) => (type === 'percentSign' || type === 'literal') === wanted)
      .map((part) => part.value)
      .join('');
  return { digits: join(false), unit: join(true).trim() };
}

export function formatPercent(intl: NumberIntl, value: number, decimals = 1): string {
  const { digits, unit } = percentParts(intl, value, decimals);
  return `${digits}${unit}`;
}

/** A value of a measure in digits and unit, rounded for display. */
export function measureParts(intl: NumberIntl, id: MeasureId, value: number): FigureParts {
  const { kind } = measureKinds[id];
  if (kind === 'ratio') return percentParts(intl, value, DECIMALS.ratio);
  const digits = intl.formatNumber(value, {
    minimumFractionDigits: DECIMALS[kind],
    maximumFractionDigits: DECIMALS[kind],
    signDisplay: kind === 'signedScore' ? 'exceptZero' : 'auto',
  });
  return { digits, unit: '' };
}

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
  const text = intl.formatNumber(kind === 'ratio' ? difference * 100 : difference, {
    minimumFractionDigits: DECIMALS[kind],
    maximumFractionDigits: DECIMALS[kind],
    signDisplay: 'exceptZero',
  });
  return MINUS_ZERO.test(text) ? text.slice(1) : text;
}

export function formatCount(intl: Pick<IntlShape, 'formatNumber'>, value: number): string {
  return intl.formatNumber(value, { maximumFractionDigits: 0 });
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
