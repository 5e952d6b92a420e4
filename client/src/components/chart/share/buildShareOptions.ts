import type { Options, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatDay, formatPercent } from '#client/components/figures/formats.ts';
import { formatTick } from '../axes/axisLabels.ts';
import { dateOptions } from '../axes/dateOptions.ts';
import { niceTicks } from '../axes/niceTicks.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { endLabel } from '../endLabels/endLabel.ts';
import { endLabelRoom } from '../endLabels/endLabelRoom.ts';
import { handleRender } from '../endLabels/placeEndLabels.ts';
import { loneMarkers } from '../loneMarkers.ts';
import { pointClick } from '../pointClick.ts';
import { tooltipHtml } from '../tooltipHtml.ts';
import { MAX_END_LABELS } from '../trend/TrendData.ts';
import type { ShareData, ShareSelect, ShareSeries } from './ShareData.ts';
import { hostName, totalAt } from './shareWords.ts';

function colorAt({ host }: ShareSeries, index: number, theme: ChartTheme): string {
  return host === null ? theme.muted : (theme.series[index % Math.max(1, theme.series.length)] ?? theme.muted);
}

function areaSeries(data: ShareData, labelled: boolean, theme: ChartTheme, intl: IntlShape): SeriesOptionsType[] {
  return data.series.map((series, index) => {
    const color = colorAt(series, index, theme);
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
      marker: { enabled: false, symbol: 'circle', radius: 3 },
      data: loneMarkers(series.points),
      dataLabels: endLabel(labelled, color, '400'),
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
    name: intl.formatMessage({ id: 'reportCharts.share.total' }),
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

function shareOverTime(data: ShareData, theme: ChartTheme, intl: IntlShape): Options {
  const ticks = niceTicks(Math.max(0, ...data.dates.map((_, at) => totalAt(data, at) ?? 0)));
  return dateOptions(
    {
      dates: data.dates,
      ticks,
      tickText: (value) => formatTick(intl, value, ticks[1]),
      tooltipAt: (at) => shareTooltip(data, theme, intl, at),
      pointText: (name, day, y) =>
        intl.formatMessage(
          { id: 'reportCharts.share.point' },
          { name, day, value: y === null ? '–' : formatPercent(intl, y) },
        ),
    },
    theme,
    intl,
  );
}

/** Stacked shares over time; labels stand at the areas' ends, or in a legend if there are many. */
export function buildShareOptions(data: ShareData, theme: ChartTheme, intl: IntlShape, onSelect: ShareSelect): Options {
  const base = baseOptions(theme);
  const labelled = data.series.length <= MAX_END_LABELS;
  return {
    ...base,
    ...shareOverTime(data, theme, intl),
    chart: {
      ...base.chart,
      spacingRight: labelled ? endLabelRoom(data.series.map((series) => hostName(series, intl))) : 8,
      events: { render: handleRender },
    },
    legend: { ...base.legend, enabled: !labelled },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        point: pointClick((point) => {
          const series = data.series.find(({ host }) => (host ?? 'rest') === point.series.options.id);
          if (series !== undefined) onSelect(series.host, point.index);
        }),
      },
    },
    series: areaSeries(data, labelled, theme, intl),
  };
}
