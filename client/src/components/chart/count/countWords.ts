import type { IntlShape } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import type { FigureTableData } from '#client/components/table/FigureTable.tsx';
import { dateHead, dateNames } from '../axes/dateNames.ts';
import type { CountData } from './CountData.ts';

/** Totals of each series, for screen readers; where no date has data, that, because 0 would be a count. */
export function countSummary({ series }: CountData, intl: IntlShape): string {
  if (series.every(({ points }) => points.every((point) => point === null))) {
    return intl.formatMessage({ id: 'charts.trend.noData' });
  }
  const totals = series.map(({ name, points }) => {
    const sum = points.reduce<number>((all, point) => all + (point ?? 0), 0);
    return intl.formatMessage({ id: 'charts.count.total' }, { name, count: formatCount(intl, sum) });
  });
  return intl.formatList(totals, { type: 'conjunction' });
}

/** One row a date, one column a series. */
export function countTable({ unit, dates, series }: CountData, intl: IntlShape): FigureTableData {
  return {
    head: [dateHead(intl, unit), ...series.map(({ name }) => name)],
    rows: dates.map((date, at) => ({
      id: date,
      ...dateNames(intl, date),
      cells: series.map(({ points }) => {
        const point = points[at] ?? null;
        return { text: point === null ? null : formatCount(intl, point), raw: point };
      }),
    })),
  };
}
