import type { Options } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay } from '#client/components/figures/formats.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { dayLabels } from './axisLabels.ts';

const MOST_DATE_LABELS = 7;
const NARROW = 520;
/** Beside long names at the lines' ends, two Chinese days have room on a phone. */
const MOST_NARROW_LABELS = 2;

interface DateChart {
  readonly dates: readonly string[];
  /** Of the value axis. */
  readonly ticks: number[];
  /** Label of a value on the axis. */
  readonly tickText: (value: number) => string;
  /** HTML of the tooltip of a date. */
  readonly tooltipAt: (index: number) => string;
  /** Screen reader text of a point. */
  readonly pointText: (name: string, day: string, value: number | null) => string;
}

/**
 * Shared options of charts over time: dates along the axis, values from 0, tooltips and point texts. The trend of the start page has its
 * own, to keep that bundle small.
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
