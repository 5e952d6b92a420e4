import type { Options } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { dayLabels } from './axisLabels.ts';

const MOST_LABELS = 7;
const NARROW = 520;

/**
 * A horizontal axis of days. Their labels have room beside the names at the lines' ends, also Chinese ones, which are the longest.
 * @param mostNarrow labels at most on a phone
 */
export function dayAxis(dates: readonly string[], mostNarrow: number, theme: ChartTheme, intl: IntlShape) {
  const base = baseOptions(theme);
  const intervalFor = (most: number): number => Math.max(1, Math.ceil(dates.length / most));
  return {
    xAxis: {
      ...base.xAxis,
      categories: [...dates],
      crosshair: { color: theme.border, width: 1 },
      tickmarkPlacement: 'on',
      tickInterval: intervalFor(MOST_LABELS),
      tickLength: 4,
      labels: { ...base.xAxis.labels, rotation: 0, overflow: 'allow', formatter: dayLabels(intl, dates) },
    },
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: { xAxis: { tickInterval: intervalFor(mostNarrow) } },
        },
      ],
    },
  } satisfies Options;
}
