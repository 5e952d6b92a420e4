import type { Chart, Point, SVGElement as ChartElement } from 'highcharts';
import { spreadLabels } from './spreadLabels.ts';

/** Least distance between the single-line labels of two lines. */
const LEAST_GAP = 15;

/** The label of a point, missing in the library's types. */
interface LabelledPoint extends Point {
  readonly dataLabel: ChartElement;
}

function isLabelled(point: Point): point is LabelledPoint {
  return 'dataLabel' in point && point.dataLabel !== undefined && point.dataLabel !== null;
}

interface PlacedLabel {
  readonly label: ChartElement;
  readonly wanted: number;
}

/** The end label of each visible line, with its preferred height: beside the line, or in the middle of its area. */
function endLabels(chart: Chart): PlacedLabel[] {
  return chart.series.flatMap((series) => {
    const point = series.visible ? series.points.findLast(isLabelled) : undefined;
    if (point?.plotY === undefined) return [];
    const foot = series.type === 'area' && 'yBottom' in point ? Number(point.yBottom) : point.plotY;
    return [{ label: point.dataLabel, wanted: (point.plotY + foot) / 2 }];
  });
}

/** Moves overlapping end labels apart; Highcharts itself would hide them. */
function placeEndLabels(chart: Chart): void {
  const labels = endLabels(chart);
  const places = spreadLabels(
    labels.map(({ label, wanted }) => ({ place: wanted, height: Math.max(LEAST_GAP, label.getBBox().height) })),
    0,
    chart.plotHeight,
  );
  for (const [index, { label }] of labels.entries()) {
    const place = places[index];
    if (place !== undefined) label.attr({ y: place - label.getBBox().height / 2 });
  }
}

/** For `chart.events.render`: one function, so that it never counts as a change. */
export function handleRender(this: Chart): void {
  placeEndLabels(this);
}
