import type { IntlShape } from 'react-intl';
import { formatDay, formatMeasure } from '../figures/formats.ts';
import type { TrendData } from './TrendData.ts';

/** One sentence about the trend: first and last value of the own brand, and the current leaders. */
export function trendSummary(data: TrendData, intl: IntlShape): string {
  const own = data.series.find(({ brand }) => brand.own);
  const known = (own?.points ?? []).flatMap((point, index) => (point === null ? [] : [{ point, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (own === undefined || first === undefined || last === undefined) {
    return intl.formatMessage({ id: 'charts.trend.noData' });
  }
  const valueOf = (series: TrendData['series'][number]): number => series.points[last.index]?.value ?? 0;
  const highest = Math.max(...data.series.map(valueOf));
  // Several may share the highest value, and none is highest where no brand is mentioned.
  const leaders = highest === 0 ? [] : data.series.filter((series) => valueOf(series) === highest);
  return intl.formatMessage(
    { id: 'charts.trend.summary' },
    {
      span: first.index === last.index ? 'day' : 'period',
      brand: own.brand.name,
      start: formatDay(intl, data.dates[first.index] ?? '', 'long'),
      from: formatMeasure(intl, 'visibility', first.point.value),
      end: formatDay(intl, data.dates[last.index] ?? '', 'long'),
      to: formatMeasure(intl, 'visibility', last.point.value),
      leaders: leaders.length,
      leader: intl.formatList(leaders.map(({ brand }) => brand.name)),
      rivals: data.series.length - 1,
    },
  );
}
