import type { Options, SeriesOptionsType } from 'highcharts';
import type { IntlShape } from 'react-intl';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import { baseOptions } from '../baseOptions.ts';
import type { ChartTheme } from '../chartTheme.ts';
import { pointClick } from '../pointClick.ts';
import { tooltipText, tooltipHtml } from '../tooltipHtml.ts';
import type { FlowData, FlowSelect } from './FlowData.ts';
import { flowLinks } from './flowLinks.ts';
import type { FlowLink, FlowNode } from './flowLinks.ts';

const NARROW = 520;

type FlowPart = { readonly node: FlowNode } | { readonly link: FlowLink };
type Flow = ReturnType<typeof flowLinks>;

/** Finds the node or link of a Highcharts point; the library's types know neither. */
function partOf(point: object, { nodes, links }: Flow): FlowPart | null {
  if ('from' in point && 'to' in point && point.from !== undefined) {
    const link = links.find(({ from, to }) => from.key === point.from && to.key === point.to);
    return link === undefined ? null : { link };
  }
  const node = 'id' in point ? nodes.find(({ key }) => key === point.id) : undefined;
  return node === undefined ? null : { node };
}

function nodeColor({ step, id }: FlowNode, place: number, theme: ChartTheme): string {
  // Bands take the colour of the first step; more colours would carry no information.
  if (step > 0 || id === null) return theme.muted;
  return theme.series[place % Math.max(1, theme.series.length)] ?? theme.muted;
}

function partWords(part: FlowPart, data: FlowData, total: number, intl: IntlShape) {
  const [name, step, count] =
    'node' in part
      ? [part.node.name, data.steps[part.node.step] ?? '', part.node.count]
      : [
          intl.formatMessage({ id: 'reportCharts.flow.link' }, { from: part.link.from.name, to: part.link.to.name }),
          '',
          part.link.count,
        ];
  return { name, step, count: formatCount(intl, count), share: formatPercent(intl, total === 0 ? 0 : count / total) };
}

function select(part: FlowPart | null, onSelect: FlowSelect): void {
  if (part === null) return;
  const picked = 'node' in part ? [part.node] : [part.link.from, part.link.to];
  // No filter selects the others.
  if (picked.some(({ isRest }) => isRest)) return;
  onSelect(picked.map(({ step, id }) => ({ step, id })));
}

/** Label width in the room between two steps; in the last room two labels face each other. */
const NAME_WIDTH = { wide: 140, narrow: 72 };

/** Labels are placed towards the middle, where the bands leave room. */
const labelPlace = (last: boolean) => ({ align: last ? 'right' : 'left', x: last ? -12 : 12 }) as const;

function flowSeries(data: FlowData, { nodes, links }: Flow, theme: ChartTheme): SeriesOptionsType {
  return {
    type: 'sankey',
    id: 'flow',
    name: data.counted,
    cursor: 'pointer',
    nodeWidth: 10,
    // Room for a line of text: Highcharts hides one of two overlapping labels.
    nodePadding: 22,
    linkOpacity: 0.3,
    borderWidth: 0,
    dataLabels: {
      // A band's text is in its tooltip; labels would cover the bands.
      format: '',
      nodeFormat: '{point.name}',
      crop: false,
      overflow: 'allow',
      padding: 2,
      style: {
        color: theme.text,
        fontSize: '12px',
        fontWeight: '400',
        textOutline: `2px ${theme.surface}`,
        width: NAME_WIDTH.wide,
        // In one line: there is room for no more.
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      },
    },
    nodes: nodes.map((node, place) => ({
      id: node.key,
      // Names are data, and Highcharts parses some HTML in labels.
      name: tooltipText(node.name),
      column: node.step,
      color: nodeColor(node, place, theme),
      dataLabels: labelPlace(node.step === data.steps.length - 1),
    })),
    data: links.map(({ from, to, count }) => ({ from: from.key, to: to.key, weight: count })),
  };
}

/** Counts along paths as bands between boxes. Needs Highcharts' sankey module. */
export function buildFlowOptions(data: FlowData, theme: ChartTheme, intl: IntlShape, onSelect: FlowSelect): Options {
  const base = baseOptions(theme);
  const flow = flowLinks(data);
  const total = data.rows.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  return {
    ...base,
    // Half a line: the label of a thin last box is as high as a line.
    chart: { ...base.chart, spacingBottom: 12 },
    tooltip: {
      ...base.tooltip,
      useHTML: true,
      formatter() {
        const part = partOf(this, flow);
        if (part === null) return '';
        const { name, step, count, share } = partWords(part, data, total, intl);
        const row = { color: theme.muted, name: data.counted, value: count, interval: share, evidence: '' };
        return tooltipHtml(name, [row], step === '' ? [] : [step]);
      },
    },
    plotOptions: {
      series: {
        ...base.plotOptions.series,
        point: pointClick((point) => {
          select(partOf(point, flow), onSelect);
        }),
      },
    },
    series: [flowSeries(data, flow, theme)],
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: {
            series: [
              { type: 'sankey', id: 'flow', dataLabels: { style: { width: NAME_WIDTH.narrow, whiteSpace: 'normal' } } },
            ],
          },
        },
      ],
    },
    accessibility: {
      enabled: false,
      point: {
        descriptionFormatter: (point) => {
          const part = partOf(point, flow);
          if (part === null || !('link' in part)) return '';
          const { count, share } = partWords(part, data, total, intl);
          return intl.formatMessage(
            { id: 'reportCharts.flow.point' },
            { from: part.link.from.name, to: part.link.to.name, count, share },
          );
        },
      },
    },
  };
}
