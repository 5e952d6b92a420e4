import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import type { FigureCell, FigureTableData } from '#client/components/table/FigureTable.tsx';
import { dateHead, dateNames } from '../axes/dateNames.ts';
import type { TrendSelect } from './buildTrendOptions.ts';
import type { TrendData } from './TrendData.ts';

/** Headers of the ends of a brand's interval in a file. */
const intervalEnds = (intl: IntlShape, name: string): string[] =>
  (['low', 'high'] as const).map((end) => intl.formatMessage({ id: `figures.file.${end}` }, { name }));

const EMPTY: FigureCell = { text: null, raw: null };

/** Interval and sample of the own brand. A file has the interval of each brand beside its figure. */
function ownCells(intl: IntlShape, point: Measure | null): FigureCell[] {
  if (point === null) return [{ text: null, raw: [] }, EMPTY];
  return [
    { text: formatInterval(intl, 'visibility', point.low, point.high), raw: [] },
    { text: String(point.n), raw: point.n },
  ];
}

/** The trend as a table: one row per date, one column per brand, with interval and n of the own brand; files have all intervals. */
export function trendTable(data: TrendData, intl: IntlShape, onSelect?: TrendSelect): FigureTableData {
  const own = data.series.find(({ brand }) => brand.own);
  const rows = data.dates.map((date, index) => ({
    id: date,
    ...dateNames(intl, date),
    cells: [
      ...data.series.map(({ brand, points }): FigureCell => {
        const point = points[index] ?? null;
        if (point === null) return { text: null, raw: [null, null, null] };
        return {
          text: formatMeasure(intl, 'visibility', point.value),
          raw: [point.value, point.low, point.high],
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
  const date = dateHead(intl, data.unit);
  const names = data.series.map(({ brand }) => brand.name);
  const interval = own && intl.formatMessage({ id: 'charts.intervalOf' }, { name: own.brand.name });
  return {
    head: [date, ...names, ...(interval === undefined ? [] : [interval, 'n'])],
    fileHead: [
      date,
      ...names.flatMap((name) => [name, ...intervalEnds(intl, name)]),
      ...(interval === undefined ? [] : ['n']),
    ],
    rows,
  };
}
