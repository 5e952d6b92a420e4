import type { Options, SeriesOptionsType, XAxisPlotLinesOptions } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { colorRound, seriesIndex } from '#client/components/figures/brandColor.ts';
import { formatCount, formatDay, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { percentLabels } from '../axes/axisLabels.ts';
import { dayAxis } from '../axes/dayAxis.ts';
import { niceTicks } from '../axes/niceTicks.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { endLabel } from '../endLabels/endLabel.ts';
import { endLabelRoom } from '../endLabels/endLabelRoom.ts';
import { handleRender } from '../endLabels/placeEndLabels.ts';
import { loneMarkers } from '../loneMarkers.ts';
import { pointClick } from '../pointClick.ts';
import { tooltipHtml } from '../tooltipHtml.ts';
import { eventMarks } from './eventMarks.ts';
import { MAX_END_LABELS } from './TrendData.ts';
import type { TrendData, TrendSeries } from './TrendData.ts';

const OWN_WIDTH = 2.5;
const RIVAL_WIDTH = 1.5;
const BAND_OPACITY = 0.14;
const MOST_NARROW_LABELS = 3;
/** Lines of competitors that share a colour, by round. */
const DASHES = ['Solid', 'ShortDash', 'ShortDot', 'ShortDashDot'] as const;

export type TrendSelect = (brandId: string, dateIndex: number) => void;

function colorOf({ brand }: TrendSeries, theme: ChartTheme): string {
  const index = seriesIndex(brand);
  return index === 0 ? theme.accent : (theme.series[index - 1] ?? theme.muted);
}

/** The interval of the own brand: a transparent series up to the lower bound and, stacked on it, the band up to the upper one. */
function bandSeries(series: TrendSeries, theme: ChartTheme, intl: IntlShape): SeriesOptionsType[] {
  const shared = {
    type: 'area',
    stacking: 'normal',
    stack: 'band',
    lineWidth: 0,
    enableMouseTracking: false,
    showInLegend: false,
    marker: { enabled: false },
    accessibility: { enabled: false },
    zIndex: 0,
  } as const;
  const name = intl.formatMessage({ id: 'charts.band' });
  return [
    {
      ...shared,
      id: 'band',
      className: 'app-band',
      name,
      index: 1,
      color: theme.accent,
      fillOpacity: BAND_OPACITY,
      data: series.points.map((point) => (point === null ? null : point.high - point.low)),
    },
    {
      ...shared,
      id: 'band-floor',
      name,
      index: 2,
      fillColor: 'transparent',
      data: series.points.map((point) => point?.low ?? null),
    },
  ];
}

/** Ranks change with every selection of brands; a line that keeps its index need not be recreated. */
const inFixedOrder = (series: readonly TrendSeries[]): TrendSeries[] =>
  [...series].sort((a, b) => a.brand.order - b.brand.order);

function lineSeries(series: TrendSeries, labelled: boolean, theme: ChartTheme): SeriesOptionsType {
  const color = colorOf(series, theme);
  return {
    type: 'line',
    id: series.brand.id,
    name: series.brand.name,
    className: `app-line-${String(seriesIndex(series.brand))}`,
    index: series.brand.order + 3,
    color,
    dashStyle: DASHES[colorRound(series.brand) % DASHES.length] ?? 'Solid',
    lineWidth: series.brand.own ? OWN_WIDTH : RIVAL_WIDTH,
    zIndex: series.brand.own ? 3 : 2,
    cursor: 'pointer',
    connectNulls: false,
    // Without clipping, a line at 0 or 100 % keeps its full width.
    clip: false,
    marker: { enabled: false, symbol: 'circle', radius: 3 },
    data: loneMarkers(series.points.map((point) => point?.value ?? null)),
    dataLabels: endLabel(labelled, color, series.brand.own ? '600' : '400'),
  };
}

function eventLines(data: TrendData, theme: ChartTheme): XAxisPlotLinesOptions[] {
  return eventMarks(data).map(({ place, events }) => ({
    id: events.map(({ id }) => id).join(' '),
    value: place,
    color: theme.muted,
    dashStyle: 'Dash',
    width: 1,
    zIndex: 1,
    label: {
      text: events.map(({ number }) => String(number)).join(', '),
      rotation: 0,
      align: 'left',
      verticalAlign: 'top',
      x: 4,
      y: 10,
      // A fixed width, so that Highcharts does not recreate the text when the line moves.
      style: { color: theme.text, fontSize: '12px', fontWeight: '600', width: 24 * events.length },
    },
  }));
}

function tooltipAt(data: TrendData, theme: ChartTheme, intl: IntlShape, at: number): string {
  const date = data.dates[at] ?? '';
  const day = formatDay(intl, date, 'long');
  const rows = data.series.map((series) => {
    const point = series.points[at] ?? null;
    return {
      color: colorOf(series, theme),
      name: series.brand.name,
      value: point === null ? '–' : formatMeasure(intl, 'visibility', point.value),
      interval: point === null ? '' : formatInterval(intl, 'visibility', point.low, point.high),
      evidence: point === null ? '' : `n ${formatCount(intl, point.n)}`,
    };
  });
  rows.sort((a, b) => Number(b.value !== '–') - Number(a.value !== '–'));
  const heading = data.unit === 'week' ? intl.formatMessage({ id: 'charts.weekOf' }, { day }) : day;
  return tooltipHtml(
    heading,
    rows,
    data.events.filter(({ index }) => index === at).map(({ title }) => title),
  );
}

function trendAxes(data: TrendData, theme: ChartTheme, intl: IntlShape) {
  const base = baseOptions(theme);
  const days = dayAxis(data.dates, MOST_NARROW_LABELS, theme, intl);
  const highest = Math.max(
    0,
    ...data.series.flatMap(({ brand, points }) =>
      points.map((point) => (point === null ? 0 : brand.own ? point.high : point.value)),
    ),
  );
  const ticks = niceTicks(highest);
  return {
    ...days,
    xAxis: { ...days.xAxis, plotLines: eventLines(data, theme) },
    yAxis: {
      ...base.yAxis,
      min: 0,
      max: ticks.at(-1) ?? 1,
      tickPositions: ticks,
      labels: { ...base.yAxis.labels, formatter: percentLabels(intl, ticks[1] ?? 1) },
    },
  } satisfies Options;
}

function trendTooltip(data: TrendData, theme: ChartTheme, intl: IntlShape): Pick<Options, 'tooltip' | 'accessibility'> {
  return {
    tooltip: {
      ...baseOptions(theme).tooltip,
      shared: true,
      useHTML: true,
      formatter() {
        return tooltipAt(data, theme, intl, this.index);
      },
    },
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: ({ index, series, y }) =>
          intl.formatMessage(
            { id: 'charts.point' },
            {
              brand: series.name,
              day: formatDay(intl, data.dates[index] ?? '', 'long'),
              value: typeof y === 'number' ? formatMeasure(intl, 'visibility', y) : '–',
            },
          ),
      },
    },
  };
}

/** Options of the visibility trend: own line with its interval, competitors as lines, events as dashed marks. */
export function buildTrendOptions(
  data: TrendData,
  theme: ChartTheme,
  intl: IntlShape,
  onSelect?: TrendSelect,
): Options {
  const base = baseOptions(theme);
  const own = data.series.find(({ brand }) => brand.own);
  const labelled = data.series.length <= MAX_END_LABELS;
  return {
    ...base,
    ...trendAxes(data, theme, intl),
    ...trendTooltip(data, theme, intl),
    chart: {
      ...base.chart,
      spacingRight: labelled ? endLabelRoom(data.series.map(({ brand }) => brand.name)) : 8,
      events: {
        render: handleRender,
        // A click beside a line means the point that the tooltip shows.
        click() {
          const { hoverPoint } = this;
          if (hoverPoint !== null) onSelect?.(hoverPoint.series.options.id ?? '', hoverPoint.index);
        },
      },
    },
    legend: { ...base.legend, enabled: !labelled },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        point: pointClick(({ series, index }) => {
          onSelect?.(series.options.id ?? '', index);
        }),
      },
    },
    series: [
      ...(own === undefined ? [] : bandSeries(own, theme, intl)),
      ...inFixedOrder(data.series).map((series) => ({
        ...lineSeries(series, labelled, theme),
        ...(onSelect === undefined && { cursor: 'default' as const }),
      })),
    ],
  };
}
