import type { IntlShape } from 'react-intl';
import { formatInterval, formatMeasure, formatPercent } from '#client/components/figures/formats.ts';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import { intervalHeads } from '../intervalHeads.ts';
import type { ScatterData } from './ScatterData.ts';
import { medianOf } from './scatterOutliers.ts';

/** The number of points, their median, and the median of the highest category that has any. */
export function scatterSummary(data: ScatterData, intl: IntlShape): string {
  const { categories, points, yTitle } = data;
  const highest = Math.max(...points.map(({ category }) => category));
  const top = points.filter(({ category }) => category === highest);
  const [median, topMedian] = [medianOf(points), medianOf(top)];
  if (median === null || topMedian === null) return intl.formatMessage({ id: 'reportCharts.empty' });
  return intl.formatMessage(
    { id: 'reportCharts.scatter.summary' },
    {
      points: points.length,
      measure: yTitle,
      median: formatPercent(intl, median),
      category: categories[highest] ?? '',
      count: top.length,
      all: top.length === points.length ? 'yes' : 'no',
      top: formatPercent(intl, topMedian),
    },
  );
}

/** Every point, by descending category and ascending value: first what is asked often and rarely answered with the own brand. */
export function scatterTable(data: ScatterData, intl: IntlShape, onOpen: (id: string) => void): FigureTableData {
  const ordered = [...data.points].sort((a, b) => b.category - a.category || a.measure.value - b.measure.value);
  const rows = ordered.map(({ id, name, category, measure: { value, low, high, n } }) => {
    const band = data.categories[category] ?? '';
    return {
      id,
      name,
      cells: [
        { text: band, raw: band },
        {
          text: formatMeasure(intl, 'visibility', value),
          raw: value,
          onOpen: () => {
            onOpen(id);
          },
        },
        { text: formatInterval(intl, 'visibility', low, high), raw: [low, high] as const },
        { text: String(n), raw: n },
      ],
    };
  });
  const heads = intervalHeads(intl, (interval) => [
    intl.formatMessage({ id: 'reportCharts.name' }),
    ...[data.xTitle, data.yTitle, ...interval, 'n'],
  ]);
  return { ...heads, rows };
}
