import type { Options, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay, formatPercent } from '../figures/formats.ts';
import { baseOptions } from './baseOptions.ts';
import type { ChartTheme } from './chartTheme.ts';
import { endLabelRoom } from './endLabelRoom.ts';
import { niceTicks } from './niceTicks.ts';
import { placeEndLabels } from './placeEndLabels.ts';
import type { ShareData, ShareSelect, ShareSeries } from './ShareData.ts';
import { hostName, totalAt } from './shareWords.ts';
import { tooltipHtml } from './tooltipHtml.ts';
import { MAX_END_LABELS } from './TrendData.ts';

const MOST_DATE_LABELS = 7;
const NARROW = 520;

function colorAt({ host }: ShareSeries, index: number, theme: ChartTheme): string {
  return host === null ? theme.muted : (theme.series[index % Math.max(1, theme.series.length)] ?? theme.muted);
}

function areaSeries(data: ShareData, labelled: boolean, theme: ChartTheme, intl: IntlShape): SeriesOptionsType[] {
  return data.series.map((series, index) => {
    const color = colorAt(series, index, theme);
    const last = series.points.findLastIndex((point) => point !== null);
    return {
      type: 'area',
      id: series.host ?? 'rest',
      name: hostName(series, intl),
      color,
      stacking: 'normal',
      fillOpacity: 0.45,
      lineWidth: 1,
      cursor: 'pointer',
      connectNulls: false,
      marker: { enabled: series.points.length === 1, symbol: 'circle', radius: 3 },
      data: series.points.map((point, at) => ({
        y: point,
        dataLabels: {
          enabled: labelled && at === last,
          format: '{series.name}',
          align: 'left' as const,
          verticalAlign: 'middle' as const,
          x: 8,
          crop: false,
          overflow: 'allow' as const,
          allowOverlap: true,
          style: { color, fontWeight: '400', fontSize: '12px', textOutline: 'none' },
        },
      })),
    };
  });
}

function shareTooltip(data: ShareData, theme: ChartTheme, intl: IntlShape, at: number): string {
  const day = formatDay(intl, data.dates[at] ?? '', 'long');
  const rows = data.series.map((series, index) => {
    const point = series.points[at] ?? null;
    return {
      color: colorAt(series, index, theme),
      name: hostName(series, intl),
      value: point === null ? '–' : formatPercent(intl, point),
      interval: '',
      evidence: '',
    };
  });
  const total = totalAt(data, at);
  const all = {
    color: theme.text,
    name: intl.formatMessage({ id: 'insightCharts.share.total' }),
    value: total === null ? '–' : formatPercent(intl, total),
    interval: '',
    evidence: '',
  };
  return tooltipHtml(
    data.unit === 'week' ? intl.formatMessage({ id: 'charts.weekOf' }, { day }) : day,
    [...rows, all],
    [],
  );
}

/** What a date says when it is pointed at, and what a point says when it is read out. */
function shareSpeech(data: ShareData, theme: ChartTheme, intl: IntlShape): Pick<Options, 'tooltip' | 'accessibility'> {
  const base = baseOptions(theme);
  return {
    tooltip: {
      ...base.tooltip,
      shared: true,
      useHTML: true,
      formatter() {
        return shareTooltip(data, theme, intl, this.index);
      },
    },
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: ({ index, series, y }) =>
          intl.formatMessage(
            { id: 'insightCharts.share.point' },
            {
              name: series.name,
              day: formatDay(intl, data.dates[index] ?? '', 'long'),
              value: typeof y === 'number' ? formatPercent(intl, y) : '–',
            },
          ),
      },
    },
  };
}

function shareAxes(data: ShareData, theme: ChartTheme, intl: IntlShape): Pick<Options, 'xAxis' | 'yAxis'> {
  const base = baseOptions(theme);
  const ticks = niceTicks(Math.max(0, ...data.dates.map((_, at) => totalAt(data, at) ?? 0)));
  return {
    xAxis: {
      ...base.xAxis,
      categories: [...data.dates],
      crosshair: { color: theme.border, width: 1 },
      tickmarkPlacement: 'on',
      tickInterval: Math.max(1, Math.ceil(data.dates.length / MOST_DATE_LABELS)),
      tickLength: 4,
      labels: {
        style: { color: theme.muted, fontSize: '12px' },
        rotation: 0,
        formatter: ({ value }) => formatDay(intl, String(value)),
      },
    },
    yAxis: {
      ...base.yAxis,
      min: 0,
      max: ticks.at(-1) ?? 1,
      tickPositions: ticks,
      labels: {
        style: { color: theme.muted, fontSize: '12px' },
        formatter: ({ value }) => formatPercent(intl, Number(value), (ticks[1] ?? 1) < 0.01 ? 1 : 0),
      },
    },
  };
}

/** Shares over time, one area upon the other; their names stand in the areas' ends, or in a legend when there are many. */
export function buildShareOptions(data: ShareData, theme: ChartTheme, intl: IntlShape, onSelect: ShareSelect): Options {
  const base = baseOptions(theme);
  const labelled = data.series.length <= MAX_END_LABELS;
  return {
    ...base,
    ...shareAxes(data, theme, intl),
    ...shareSpeech(data, theme, intl),
    chart: {
      ...base.chart,
      spacingRight: labelled ? endLabelRoom(data.series.map((series) => hostName(series, intl))) : 8,
      events: {
        render() {
          placeEndLabels(this);
        },
      },
    },
    legend: { ...base.legend, enabled: !labelled },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        point: {
          events: {
            click() {
              const series = data.series.find(({ host }) => (host ?? 'rest') === this.series.options.id);
              if (series !== undefined) onSelect(series.host, this.index);
            },
          },
        },
      },
    },
    series: areaSeries(data, labelled, theme, intl),
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: { xAxis: { tickInterval: Math.max(1, Math.ceil(data.dates.length / 4)) } },
        },
      ],
    },
  };
}
