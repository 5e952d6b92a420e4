import type { Options } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay } from '../figures/formats.ts';
import { dayLabels } from './axisLabels.ts';
import { baseOptions } from './baseOptions.ts';
import type { ChartTheme } from './chartTheme.ts';

const MOST_DATE_LABELS = 7;
const NARROW = 520;
const MOST_NARROW_LABELS = 4;

interface DateChart {
  readonly dates: readonly string[];
  /** Of the axis of values. */
  readonly ticks: number[];
  /** A value at the axis. */
  readonly tickText: (value: number) => string;
  /** The HTML shown where a date is pointed at. */
  readonly tooltipAt: (index: number) => string;
  /** What a point says when it is read out. */
  readonly pointText: (name: string, day: string, value: number | null) => string;
}

/**
 * What charts over time have in common: dates along the axis, values from 0, what a date and a point say. The trend of the
 * first screen, which has no byte to spare, has its own.
 */
export function dateOptions(chart: DateChart, theme: ChartTheme, intl: IntlShape) {
  const { dates, ticks, tickText, tooltipAt, pointText } = chart;
  const base = baseOptions(theme);
  const intervalFor = (most: number): number => Math.max(1, Math.ceil(dates.length / most));
  return {
    xAxis: {
      ...base.xAxis,
      categories: [...dates],
      crosshair: { color: theme.border, width: 1 },
      tickmarkPlacement: 'on',
      tickInterval: intervalFor(MOST_DATE_LABELS),
      tickLength: 4,
      labels: { ...base.xAxis.labels, rotation: 0, overflow: 'allow', formatter: dayLabels(intl) },
    },
    yAxis: {
      ...base.yAxis,
      min: 0,
      max: ticks.at(-1) ?? 1,
      tickPositions: ticks,
      labels: { ...base.yAxis.labels, formatter: ({ value }) => tickText(Number(value)) },
    },
    tooltip: {
      ...base.tooltip,
      shared: true,
      useHTML: true,
      formatter() {
        return tooltipAt(this.index);
      },
    },
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: ({ index, series, y }) =>
          pointText(series.name, formatDay(intl, dates[index] ?? '', 'long'), y ?? null),
      },
    },
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: { xAxis: { tickInterval: intervalFor(MOST_NARROW_LABELS) } },
        },
      ],
    },
  } satisfies Options;
}
