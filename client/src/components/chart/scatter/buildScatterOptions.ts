import type { Options, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatCount, formatInterval, formatMeasure, formatPercent } from '#client/components/figures/formats.ts';
import { shortenText } from '#client/lib/shortenText.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { percentLabels } from '../axes/axisLabels.ts';
import { niceTicks } from '../axes/niceTicks.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { pointClick } from '../pointClick.ts';
import { tooltipText, tooltipHtml } from '../tooltipHtml.ts';
import type { ScatterData } from './ScatterData.ts';
import type { ScatterDot } from './scatterDots.ts';
import { medianOf, scatterOutliers } from './scatterOutliers.ts';

const LABEL_LETTERS = 16;
const MEDIAN_REACH = 0.38;
const NARROW = 520;
/** Most names in a dot's tooltip; the list below the chart holds more. */
const NAMES_IN_HINT = 3;

function dotTooltip({ points, x, y }: ScatterDot, data: ScatterData, theme: ChartTheme, intl: IntlShape): string {
  const [only] = points;
  const category = `${data.xTitle} · ${data.categories[Math.round(x)] ?? ''}`;
  const row = { color: theme.accent, name: data.yTitle, value: formatPercent(intl, y), interval: '', evidence: '' };
  if (points.length > 1 || only === undefined) {
    const heading = intl.formatMessage({ id: 'reportCharts.scatter.group' }, { count: points.length });
    return tooltipHtml(heading, [row], [category, ...points.slice(0, NAMES_IN_HINT).map(({ name }) => name)]);
  }
  const { low, high, n } = only.measure;
  const interval = formatInterval(intl, 'visibility', low, high);
  return tooltipHtml(only.name, [{ ...row, interval, evidence: `n ${formatCount(intl, n)}` }], [category]);
}

/** A short line at the median of each category. */
function medianSeries(data: ScatterData, theme: ChartTheme, name: string): SeriesOptionsType {
  return {
    type: 'line',
    id: 'median',
    name,
    color: theme.muted,
    lineWidth: 2,
    enableMouseTracking: false,
    showInLegend: false,
    marker: { enabled: false },
    accessibility: { enabled: false },
    data: data.categories.flatMap((_, category): [number, number | null][] => {
      const median = medianOf(data.points.filter((point) => point.category === category));
      // An empty point between two medians, so that no line joins them.
      return [
        [category - MEDIAN_REACH, median],
        [category + MEDIAN_REACH, median],
        [category + 0.5, null],
      ];
    }),
  };
}

function dotSeries(data: ScatterData, dots: readonly ScatterDot[], theme: ChartTheme): SeriesOptionsType {
  const named = dots.length === data.points.length ? scatterOutliers(data) : new Set<string>();
  return {
    type: 'scatter',
    id: 'points',
    name: data.yTitle,
    color: theme.accent,
    cursor: 'pointer',
    turboThreshold: 0,
    opacity: 0.7,
    dataLabels: {
      enabled: true,
      formatter() {
        const [only] = dots[this.index]?.points ?? [];
        // Names are data, and Highcharts parses some HTML in labels.
        return only !== undefined && named.has(only.id) ? tooltipText(shortenText(only.name, LABEL_LETTERS)) : '';
      },
      verticalAlign: 'middle',
      y: 0,
      padding: 0,
      style: { color: theme.text, fontSize: '12px', fontWeight: '400', textOutline: `2px ${theme.surface}` },
    },
    data: dots.map(({ x, y, radius, points }): PointOptionsObject => {
      // Towards the middle, where there is room.
      const right = x < data.categories.length / 2 - 0.5;
      return {
        x,
        y,
        name: points[0]?.name ?? '',
        marker: { radius, symbol: 'circle', lineWidth: points.length > 1 ? 1 : 0 },
        dataLabels: { align: right ? 'left' : 'right', x: right ? 8 : -8 },
      };
    }),
  };
}

function scatterAxes(data: ScatterData, theme: ChartTheme, intl: IntlShape): Pick<Options, 'xAxis' | 'yAxis'> {
  const base = baseOptions(theme);
  const titleStyle = { color: theme.muted, fontSize: '12px' };
  const ticks = niceTicks(Math.max(0, ...data.points.map(({ measure }) => measure.value)));
  return {
    xAxis: {
      ...base.xAxis,
      min: -0.5,
      max: data.categories.length - 0.5,
      tickPositions: data.categories.map((_, index) => index),
      startOnTick: false,
      endOnTick: false,
      title: { text: tooltipText(data.xTitle), style: titleStyle },
      labels: {
        style: { color: theme.muted, fontSize: '12px' },
        formatter: ({ value }) => tooltipText(data.categories[Number(value)] ?? ''),
      },
    },
    yAxis: {
      ...base.yAxis,
      min: 0,
      max: ticks.at(-1) ?? 1,
      tickPositions: ticks,
      title: { text: tooltipText(data.yTitle), style: titleStyle },
      labels: { ...base.yAxis.labels, formatter: percentLabels(intl, ticks[1] ?? 1) },
    },
  };
}

/** The tooltip and the screen reader text of a dot. */
function scatterSpeech(
  data: ScatterData,
  dots: readonly ScatterDot[],
  theme: ChartTheme,
  intl: IntlShape,
): Pick<Options, 'tooltip' | 'accessibility'> {
  const base = baseOptions(theme);
  return {
    tooltip: {
      ...base.tooltip,
      // Otherwise Highcharts follows a finger from dot to dot, and the page does not scroll where the chart is touched.
      followTouchMove: false,
      useHTML: true,
      style: { ...base.tooltip.style, whiteSpace: 'normal', width: 280 },
      formatter() {
        const dot = dots[this.index];
        return dot === undefined ? '' : dotTooltip(dot, data, theme, intl);
      },
    },
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: ({ index }) => {
          const dot = dots[index];
          if (dot === undefined) return '';
          const [only] = dot.points;
          const group = intl.formatMessage({ id: 'reportCharts.scatter.group' }, { count: dot.points.length });
          const name = dot.points.length === 1 ? (only?.name ?? '') : group;
          return joinTexts(
            [name, data.categories[Math.round(dot.x)] ?? '', formatMeasure(intl, 'visibility', dot.y)],
            ', ',
          );
        },
      },
    },
  };
}

/** A ratio over ordered categories: one dot per point, the median of each category, and the names of outliers. */
export function buildScatterOptions(
  data: ScatterData,
  dots: readonly ScatterDot[],
  theme: ChartTheme,
  intl: IntlShape,
  onOpen: (dot: ScatterDot) => void,
): Options {
  const base = baseOptions(theme);
  return {
    ...base,
    ...scatterAxes(data, theme, intl),
    ...scatterSpeech(data, dots, theme, intl),
    chart: { ...base.chart, spacingRight: 12 },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        // Only a few points are navigated one by one; the table lists all.
        stickyTracking: false,
        point: pointClick(({ index }) => {
          const dot = dots[index];
          if (dot !== undefined) onOpen(dot);
        }),
      },
    },
    series: [
      medianSeries(data, theme, intl.formatMessage({ id: 'reportCharts.scatter.median' })),
      dotSeries(data, dots, theme),
    ],
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          // Labels would cover the points. A series left out of the list would be removed from the chart.
          chartOptions: {
            series: [
              { type: 'line', id: 'median' },
              { type: 'scatter', id: 'points', dataLabels: { enabled: false } },
            ],
          },
        },
      ],
    },
  };
}
