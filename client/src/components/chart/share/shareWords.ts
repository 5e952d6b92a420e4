import type { IntlShape } from 'react-intl';
import { formatDay, formatPercent } from '#client/components/figures/formats.ts';
import type { FigureCell, FigureTableData } from '#client/components/table/FigureTable.tsx';
import { dateHead, dateNames } from '../axes/dateNames.ts';
import type { ShareData, ShareSelect, ShareSeries } from './ShareData.ts';

/** The name of a series: its host, or the translated name of all others. */
export function hostName({ host }: ShareSeries, intl: IntlShape): string {
  return host ?? intl.formatMessage({ id: 'reportCharts.share.rest' });
}

/** Sum of all shares of a date; null if none has data. */
export function totalAt({ series }: ShareData, at: number): number | null {
  const values = series.flatMap(({ points }) => points[at] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** The change of the total from the first date with data to the last, and the largest host at the end. */
export function shareSummary(data: ShareData, intl: IntlShape): string {
  const totals = data.dates.map((_, at) => totalAt(data, at));
  const first = totals.findIndex((total) => total !== null);
  const last = totals.findLastIndex((total) => total !== null);
  const [from, to] = [totals[first], totals[last]];
  if (from === undefined || from === null || to === undefined || to === null) {
    return intl.formatMessage({ id: 'reportCharts.empty' });
  }
  const [leader] = [...data.series].sort((a, b) => (b.points[last] ?? 0) - (a.points[last] ?? 0));
  const [shownFrom, shownTo] = [formatPercent(intl, from), formatPercent(intl, to)];
  return intl.formatMessage(
    { id: 'reportCharts.share.summary' },
    {
      span: first === last ? 'day' : shownFrom === shownTo ? 'same' : 'period',
      start: formatDay(intl, data.dates[first] ?? '', 'long'),
      from: shownFrom,
      end: formatDay(intl, data.dates[last] ?? '', 'long'),
      to: shownTo,
      name: leader === undefined ? '' : hostName(leader, intl),
      value: formatPercent(intl, leader?.points[last] ?? 0),
    },
  );
}

/** One row per date, one column per host, and the total. */
export function shareTable(data: ShareData, intl: IntlShape, onSelect: ShareSelect): FigureTableData {
  const cell = (value: number | null): FigureCell => ({
    text: value === null ? null : formatPercent(intl, value),
    raw: value,
  });
  return {
    head: [
      dateHead(intl, data.unit),
      ...data.series.map((series) => hostName(series, intl)),
      intl.formatMessage({ id: 'reportCharts.share.total' }),
    ],
    rows: data.dates.map((date, at) => ({
      id: date,
      ...dateNames(intl, date),
      cells: [
        ...data.series.map(({ host, points }): FigureCell => ({
          ...cell(points[at] ?? null),
          onOpen: () => {
            onSelect(host, at);
          },
        })),
        cell(totalAt(data, at)),
      ],
    })),
  };
}
