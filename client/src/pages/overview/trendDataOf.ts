import type { Overview } from '../../api/overviewSchemas.ts';
import { MAX_END_LABELS } from '../../components/chart/TrendData.ts';
import type { TrendData, TrendEvent } from '../../components/chart/TrendData.ts';
import type { Locale } from '../../i18n/locales.ts';
import { addDays } from '../../lib/dates.ts';

/** Events on the point of the trend they belong to, numbered from the left. */
function eventsOf({ trend, events }: Overview, locale: Locale): TrendEvent[] {
  const length = trend.unit === 'day' ? 1 : 7;
  return [...events]
    .sort((a, b) => a.date.localeCompare(b.date))
    .flatMap((event) => {
      const index = trend.dates.findIndex((date) => date <= event.date && event.date < addDays(date, length));
      return index === -1 ? [] : [{ event, index }];
    })
    .map(({ event, index }, order) => ({
      id: event.id,
      index,
      number: order + 1,
      date: event.date,
      title: locale === 'zh-CN' ? event.title_zh : event.title_en,
    }));
}

/** What the trend chart draws: our own brand and, by visibility, as many rivals as can carry their names at the end of a line. */
export function trendDataOf(overview: Overview, locale: Locale): TrendData {
  const rank = new Map(overview.leaderboard.map(({ brand_id: id }, index) => [id, index]));
  const series = overview.trend.series.flatMap(({ brand_id: id, points }) => {
    const brand = overview.brands.find((candidate) => candidate.id === id);
    return brand === undefined ? [] : [{ brand, points }];
  });
  const place = (id: string): number => rank.get(id) ?? Number.POSITIVE_INFINITY;
  series.sort((a, b) => Number(b.brand.own) - Number(a.brand.own) || place(a.brand.id) - place(b.brand.id));
  return {
    unit: overview.trend.unit,
    dates: overview.trend.dates,
    series: series.slice(0, MAX_END_LABELS),
    events: eventsOf(overview, locale),
  };
}
