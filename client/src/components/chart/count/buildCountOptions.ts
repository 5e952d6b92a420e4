import type { Options, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { dateOptions } from '../axes/dateOptions.ts';
import { niceTicks } from '../axes/niceTicks.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { endLabel } from '../endLabels/endLabel.ts';
import { endLabelRoom } from '../endLabels/endLabelRoom.ts';
import { handleRender } from '../endLabels/placeEndLabels.ts';
import { loneMarkers } from '../loneMarkers.ts';
import { tooltipHtml } from '../tooltipHtml.ts';
import type { CountData, CountSeries } from './CountData.ts';

const MAIN_WIDTH = 2.5;
const OTHER_WIDTH = 1.5;

/** Colours of the series: the accent for the main one, the fixed order for the others. */
function colorsOf({ series }: CountData, theme: ChartTheme): readonly string[] {
  const others = series.filter(({ main }) => !main);
  return series.map((one) => (one.main ? theme.accent : (theme.series[others.indexOf(one)] ?? theme.muted)));
}

function lineSeries({ id, name, main, points }: CountSeries, color: string, place: number): SeriesOptionsType {
  return {
    type: 'line',
    id,
    name,
    className: `app-line-${String(main ? 0 : place)}`,
    color,
    lineWidth: main ? MAIN_WIDTH : OTHER_WIDTH,
    zIndex: main ? 3 : 2,
    connectNulls: false,
    marker: { enabled: false, symbol: 'circle', radius: 3 },
    data: loneMarkers(points),
    dataLabels: endLabel(true, color, main ? '600' : '400'),
  };
}

function tooltipAt(data: CountData, theme: ChartTheme, intl: IntlShape, at: number): string {
  const day = formatDay(intl, data.dates[at] ?? '', 'long');
  const colors = colorsOf(data, theme);
  const rows = data.series.map(({ name, points }, index) => {
    const point = points[at] ?? null;
    const value = point === null ? '–' : formatCount(intl, point);
    return { color: colors[index] ?? theme.muted, name, value, interval: '', evidence: '' };
  });
  const heading = data.unit === 'week' ? intl.formatMessage({ id: 'charts.weekOf' }, { day }) : day;
  return tooltipHtml(heading, rows, []);
}

function countTicks({ series }: CountData): number[] {
  const highest = series.reduce((most, { points }) => points.reduce<number>((a, b) => Math.max(a, b ?? 0), most), 0);
  // Counts are whole numbers.
  return niceTicks(Math.max(4, highest)).filter(Number.isInteger);
}

/** Counts over time as lines, labelled at their ends. */
export function buildCountOptions(data: CountData, theme: ChartTheme, intl: IntlShape): Options {
  const base = baseOptions(theme);
  const colors = colorsOf(data, theme);
  return {
    ...base,
    ...dateOptions(
      {
        dates: data.dates,
        ticks: countTicks(data),
        tickText: (value) => formatCount(intl, value),
        tooltipAt: (at) => tooltipAt(data, theme, intl, at),
        pointText: (brand, day, y) =>
          intl.formatMessage({ id: 'charts.point' }, { brand, day, value: y === null ? '–' : formatCount(intl, y) }),
      },
      theme,
      intl,
    ),
    chart: {
      ...base.chart,
      spacingRight: endLabelRoom(data.series.map(({ name }) => name)),
      events: { render: handleRender },
    },
    series: data.series.map((series, index) => lineSeries(series, colors[index] ?? theme.muted, index + 1)),
  };
}
