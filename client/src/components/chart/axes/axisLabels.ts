import type { AxisLabelsFormatterCallbackFunction } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatPercent } from '#client/components/figures/formats.ts';
import { dayText } from '#client/lib/dayText.ts';
import type { DayForm } from '#client/lib/dayText.ts';
import { memoize } from '#client/lib/memoize.ts';

type Formatter = AxisLabelsFormatterCallbackFunction;

const dayLabelsIn = (form: DayForm) =>
  memoize(
    (intl: IntlShape): Formatter =>
      ({ value }) =>
        dayText(intl.locale, String(value), form),
  );
const labelsByForm = { short: dayLabelsIn('short'), month: dayLabelsIn('month') };

/**
 * Labels of an axis of ascending dates: days, or over more than a year months with their year, as a day could be of either year.
 * Memoized by language: a new function would make Highcharts redraw an unchanged axis.
 */
export function dayLabels(intl: IntlShape, dates: readonly string[]): Formatter {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const yearLater = `${String(Number(first.slice(0, 4)) + 1)}${first.slice(4)}`;
  return labelsByForm[last < yearLater ? 'short' : 'month'](intl);
}

/** The decimals that show a round share as it is: a tick at 2.5% must not be labeled 3%. */
function decimalsOf(share: number): 0 | 1 | 2 {
  const isExact = (decimals: number): boolean => {
    const scaled = share * 100 * 10 ** decimals;
    return Math.abs(scaled - Math.round(scaled)) < 1e-6;
  };
  if (isExact(0)) return 0;
  return isExact(1) ? 1 : 2;
}

/** A tick of an axis, or its end, unrounded. @param step distance between two ticks, so that all have the same decimals */
export function formatTick(intl: IntlShape, tick: number, step = tick): string {
  return formatPercent(intl, tick, decimalsOf(step));
}

const percentLabelsWith = (decimals: number) =>
  memoize(
    (intl: IntlShape): Formatter =>
      ({ value }) =>
        formatPercent(intl, Number(value), decimals),
  );
const labelsByDecimals = [percentLabelsWith(0), percentLabelsWith(1), percentLabelsWith(2)] as const;

/** Percentage labels of an axis, memoized like `dayLabels`. @param step distance between two ticks */
export function percentLabels(intl: IntlShape, step: number): Formatter {
  return labelsByDecimals[decimalsOf(step)](intl);
}
