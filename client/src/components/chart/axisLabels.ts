import type { AxisLabelsFormatterCallbackFunction } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { memoize } from '../../lib/memoize.ts';
import { formatDay, formatPercent } from '../figures/formats.ts';

type Formatter = AxisLabelsFormatterCallbackFunction;

/**
 * Dates along an axis. The same function for the same language: with another one, a chart would draw an axis anew that says the
 * same.
 */
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

/** Shares along an axis, as `dayLabels`. @param step from one tick to the next */
export function percentLabels(intl: IntlShape, step: number): Formatter {
  return (step < 0.01 ? tenthPercentLabels : wholePercentLabels)(intl);
}
