import type { AxisLabelsFormatterCallbackFunction } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay, formatPercent } from '../figures/formats.ts';

type Formatter = AxisLabelsFormatterCallbackFunction;

const days = new WeakMap<IntlShape, Formatter>();
const wholePercents = new WeakMap<IntlShape, Formatter>();
const tenthPercents = new WeakMap<IntlShape, Formatter>();

/** The same function for the same language: with another one, a chart would draw an axis anew that says the same. */
function remembered(memory: WeakMap<IntlShape, Formatter>, intl: IntlShape, formatter: Formatter): Formatter {
  const known = memory.get(intl);
  if (known === undefined) memory.set(intl, formatter);
  return known ?? formatter;
}

/** Dates along an axis. */
export function dayLabels(intl: IntlShape): Formatter {
  return remembered(days, intl, ({ value }) => formatDay(intl, String(value)));
}

/** Shares along an axis. @param step from one tick to the next */
export function percentLabels(intl: IntlShape, step: number): Formatter {
  const decimals = step < 0.01 ? 1 : 0;
  return remembered(decimals === 1 ? tenthPercents : wholePercents, intl, ({ value }) =>
    formatPercent(intl, Number(value), decimals),
  );
}
