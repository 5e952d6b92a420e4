import type { IntlShape } from 'react-intl';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import type { FlowData, FlowSelect } from './FlowData.ts';
import { flowLinks } from './flowLinks.ts';

/** The total, and the largest band. */
export function flowSummary(data: FlowData, intl: IntlShape): string {
  const [largest] = flowLinks(data).links;
  const total = data.rows.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  if (largest === undefined) return intl.formatMessage({ id: 'reportCharts.empty' });
  return intl.formatMessage(
    { id: 'reportCharts.flow.summary' },
    {
      counted: data.counted,
      total: formatCount(intl, total),
      from: largest.from.name,
      to: largest.to.name,
      share: formatPercent(intl, largest.count / total),
    },
  );
}

/** Every path, largest first. */
export function flowTable(data: FlowData, intl: IntlShape, onSelect: FlowSelect): FigureTableData {
  const rows = [...data.rows]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ path, count }) => ({
      id: JSON.stringify(path.map(({ id }) => id)),
      name: path[0]?.name ?? '',
      cells: [
        ...path.slice(1).map(({ name }) => ({ text: name, raw: name })),
        {
          text: formatCount(intl, count),
          raw: count,
          onOpen: () => {
            onSelect(path.map(({ id }, step) => ({ step, id })));
          },
        },
      ],
    }));
  return { head: [...data.steps, data.counted], rows };
}
