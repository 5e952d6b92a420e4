import type { Options } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay } from '#client/components/figures/formats.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { dayAxis } from './dayAxis.ts';

/** On a phone, beside names at the lines' ends that are longer than those of brands. */
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
  return {
    ...dayAxis(dates, MOST_NARROW_LABELS, theme, intl),
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
  } satisfies Options;
}
