import type { AxisLabelsFormatterCallbackFunction } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { memoize } from '#client/lib/memoize.ts';
import { formatDay, formatPercent } from '../figures/formats.ts';

type Formatter = AxisLabelsFormatterCallbackFunction;

/** Date labels of an axis. Memoized by language: a new function would make Highcharts redraw an unchanged axis. */
export const dayLabels = memoize(
  (intl: IntlShape): Formatter =>
    ({ value }) =>
      formatDay(intl, String(value)),
);

const percentLabelsWith = (decimals: number) =>
  memoize(
    (intl: IntlShape): Formatter =>
      ({ value }) =>
        formatPercent(intl, Number(value), decimals),
  );
const wholePercentLabels = percentLabelsWith(0);
const tenthPercentLabels = percentLabelsWith(1);

/** Percentage labels of an axis, memoized like `dayLabels`. @param step distance between two ticks */
export function percentLabels(intl: IntlShape, step: number): Formatter {
  return (step < 0.01 ? tenthPercentLabels : wholePercentLabels)(intl);
}
