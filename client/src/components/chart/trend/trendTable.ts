import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import type { FigureCell, FigureTableData } from '#client/components/table/FigureTable.tsx';
import { dateHead, dateNames } from '../axes/dateNames.ts';
import { intervalHeads } from '../intervalHeads.ts';
import type { TrendSelect } from './buildTrendOptions.ts';
import type { TrendData } from './TrendData.ts';

const EMPTY: FigureCell = { text: null, raw: null };

function ownCells(intl: IntlShape, point: Measure | null): FigureCell[] {
  if (point === null) return [{ text: null, raw: [null, null] }, EMPTY];
  return [
    {
      text: formatInterval(intl, 'visibility', point.low, point.high),
      raw: [point.low, point.high],
    },
    { text: String(point.n), raw: point.n },
  ];
}

/** The trend as a table: one row per date, one column per brand, with interval and n of the own brand. */
export function trendTable(data: TrendData, intl: IntlShape, onSelect?: TrendSelect): FigureTableData {
  const own = data.series.find(({ brand }) => brand.own);
  const rows = data.dates.map((date, index) => ({
    id: date,
    ...dateNames(intl, date),
    cells: [
      ...data.series.map(({ brand, points }): FigureCell => {
        const point = points[index] ?? null;
        if (point === null) return EMPTY;
        return {
          text: formatMeasure(intl, 'visibility', point.value),
          raw: point.value,
          ...(onSelect && {
            onOpen: () => {
              onSelect(brand.id, index);
            },
          }),
        };
      }),
      ...(own === undefined ? [] : ownCells(intl, own.points[index] ?? null)),
    ],
  }));
  const heads = intervalHeads(intl, (interval) => [
    dateHead(intl, data.unit),
    ...data.series.map(({ brand }) => brand.name),
    ...(own === undefined ? [] : [...interval, 'n']),
  ]);
  return { ...heads, rows };
}
