import type { Options, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { niceRange } from '../axes/niceRange.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { pointClick } from '../pointClick.ts';
import { tooltipText, tooltipHtml } from '../tooltipHtml.ts';
import type { WaterfallBar } from './waterfallBars.ts';
import { barName, barText, signedPoints } from './waterfallWords.ts';

/** Share of the width between the lowest and the highest end. */
const ROOM_FOR_FALLS = 0.18;
/** With more bars, wrapped names would overlap: they are truncated instead. Tooltip and table show them in full. */
const MOST_WRAPPED = 6;
const LABEL_ROOM = { wide: 168, narrow: 96 } as const;
const NARROW = 520;

const colorOf = ({ from, to }: WaterfallBar, theme: ChartTheme): string =>
  to >= from ? theme.positive : theme.negative;

/**
 * Floating bars without Highcharts' waterfall module: a transparent bar up to the nearer end and, stacked on it, the bar itself. A bar that
 * crosses 0 consists of two, because negative values stack separately.
 */
function barSeries(bars: readonly WaterfallBar[], theme: ChartTheme): SeriesOptionsType[] {
  const pieces = bars.map((bar) => {
    if (bar.kind === 'before' || bar.kind === 'after') return { clear: null, main: null, across: null };
    const [low, high] = [Math.min(bar.from, bar.to), Math.max(bar.from, bar.to)];
    if (low < 0 && high > 0) return { clear: 0, main: high, across: low };
    return low >= 0 ? { clear: low, main: high - low, across: null } : { clear: high, main: low - high, across: null };
  });
  const shared = { type: 'bar', stacking: 'normal', showInLegend: false, accessibility: { enabled: false } } as const;
  const drawn = (piece: 'main' | 'across'): PointOptionsObject[] =>
    bars.map((bar, index) => ({
      y: pieces[index]?.[piece] ?? null,
      color: colorOf(bar, theme),
      ...(bar.id === undefined ? {} : { cursor: 'pointer' }),
    }));
  return [
    // Highcharts builds stacks from the last series to the first.
    { ...shared, id: 'across', data: drawn('across') },
    { ...shared, id: 'main', data: drawn('main') },
    {
      ...shared,
      id: 'clear',
      color: 'transparent',
      enableMouseTracking: false,
      data: pieces.map(({ clear }) => clear),
    },
  ];
}

/** The connectors between bars, which carry the labels and the keyboard focus. */
function stepSeries(bars: readonly WaterfallBar[], theme: ChartTheme, intl: IntlShape): SeriesOptionsType {
  return {
    type: 'line',
    id: 'steps',
    name: intl.formatMessage({ id: 'reportCharts.waterfall.effect' }),
    step: 'left',
    color: theme.muted,
    lineWidth: 1,
    dashStyle: 'Dot',
    clip: false,
    showInLegend: false,
    data: bars.map((bar) => {
      const total = bar.kind === 'before' || bar.kind === 'after';
      const right = bar.to >= bar.from;
      return {
        y: bar.to,
        name: barName(bar, intl),
        marker: {
          enabled: total,
          symbol: 'diamond',
          radius: 6,
          fillColor: bar.kind === 'after' ? theme.accent : theme.muted,
        },
        dataLabels: {
          enabled: true,
          formatter: () => barText(bar, intl),
          align: right ? ('left' as const) : ('right' as const),
          verticalAlign: 'middle' as const,
          x: (right ? 1 : -1) * (total ? 10 : 5),
          crop: false,
          overflow: 'allow' as const,
          allowOverlap: true,
          style: {
            color: total ? theme.text : colorOf(bar, theme),
            fontSize: '12px',
            fontWeight: total ? '600' : '400',
            textOutline: 'none',
          },
        },
      };
    }),
  };
}

function waterfallTooltip(bar: WaterfallBar, theme: ChartTheme, intl: IntlShape): string {
  const row = (name: string, value: string, color: string) => ({ color, name, value, interval: '', evidence: '' });
  const color = bar.kind === 'before' ? theme.muted : bar.kind === 'after' ? theme.accent : colorOf(bar, theme);
  const heading = barName(bar, intl);
  if (bar.kind === 'before' || bar.kind === 'after') {
    return tooltipHtml(heading, [row('', barText(bar, intl), color)], []);
  }
  const rate = intl.formatMessage({ id: 'reportCharts.waterfall.rate' });
  const mix = intl.formatMessage({ id: 'reportCharts.waterfall.mix' });
  const rows = [
    row(intl.formatMessage({ id: 'reportCharts.waterfall.effect' }), barText(bar, intl), color),
    row(rate, signedPoints(bar.rate, intl), theme.muted),
    row(mix, signedPoints(bar.mix, intl), theme.muted),
  ];
  return tooltipHtml(heading, rows, []);
}

function waterfallAxes(
  bars: readonly WaterfallBar[],
  theme: ChartTheme,
  intl: IntlShape,
): Pick<Options, 'xAxis' | 'yAxis'> {
  const base = baseOptions(theme);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  // The label of a negative effect stands before its bar, where the names of the bars end.
  const ticks = niceRange(low - (high - low) * ROOM_FOR_FALLS, high);
  return {
    xAxis: {
      ...base.xAxis,
      // Names are data, and Highcharts parses some HTML in labels.
      categories: bars.map((bar) => tooltipText(barName(bar, intl))),
      tickLength: 0,
      labels: {
        style: {
          color: theme.text,
          fontSize: '12px',
          textOverflow: 'ellipsis',
          whiteSpace: bars.length > MOST_WRAPPED ? 'nowrap' : 'normal',
          width: LABEL_ROOM.wide,
        },
      },
    },
    yAxis: {
      ...base.yAxis,
      tickPositions: ticks,
      labels: {
        ...base.yAxis.labels,
        // Below its tick, also at the end: there is room for the values beside it.
        overflow: 'allow',
        formatter: ({ value }) => `${intl.formatNumber(Number(value))}%`,
      },
    },
  };
}

/**
 * A ratio before, the effects that changed it, and the ratio after. The ratios are drawn as marks and the effects as floating bars, so the
 * axis need not begin at 0, where every effect would be too thin to see.
 */
export function buildWaterfallOptions(
  bars: readonly WaterfallBar[],
  theme: ChartTheme,
  intl: IntlShape,
  onOpen: (id: string | null) => void,
): Options {
  const base = baseOptions(theme);
  const open = (index: number): void => {
    const id = bars[index]?.id;
    if (id !== undefined) onOpen(id);
  };
  return {
    ...base,
    ...waterfallAxes(bars, theme, intl),
    // A mark at the end of the axis has its label, up to 100.0%, beside it.
    chart: { ...base.chart, spacingRight: 60 },
    tooltip: {
      ...base.tooltip,
      shared: true,
      useHTML: true,
      formatter() {
        const bar = bars[this.index];
        return bar === undefined ? '' : waterfallTooltip(bar, theme, intl);
      },
    },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        point: pointClick(({ index }) => {
          open(index);
        }),
      },
      bar: { borderWidth: 0, pointPadding: 0.12, groupPadding: 0, minPointLength: 2 },
    },
    series: [...barSeries(bars, theme), stepSeries(bars, theme, intl)],
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: ({ index }) => {
          const bar = bars[index];
          return bar === undefined ? '' : `${barName(bar, intl)} ${barText(bar, intl)}`;
        },
      },
    },
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: { xAxis: { labels: { style: { width: LABEL_ROOM.narrow } } } },
        },
      ],
    },
  };
}
