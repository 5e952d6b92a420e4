import type { Overview } from '#client/api/overviewSchemas.ts';
import type { Locale } from '#client/i18n/locales.ts';
import { addDays } from '#client/lib/dates.ts';
import { MAX_END_LABELS } from './TrendData.ts';
import type { TrendData, TrendEvent } from './TrendData.ts';

/** The parts of a report that the trend needs. */
type TrendReport = Pick<Overview, 'brands' | 'events' | 'trend'>;

/** Assigns events to the points of the trend, numbered from the left. */
function eventsOf({ trend, events }: TrendReport, locale: Locale): TrendEvent[] {
  const length = trend.unit === 'day' ? 1 : 7;
  return [...events]
    .sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
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

/**
 * Data of the trend chart: the own brand and, in the given order, as many competitors as can be labelled at the ends of their lines.
 * @param ranked brand ids, most visible first
 */
export function trendDataOf(
  report: TrendReport,
  ranked: readonly string[],
  locale: Locale,
  most = MAX_END_LABELS,
): TrendData {
  const rank = new Map(ranked.map((id, index) => [id, index]));
  const series = report.trend.series.flatMap(({ brand_id: id, points }) => {
    const brand = report.brands.find((candidate) => candidate.id === id);
    return brand === undefined ? [] : [{ brand, points }];
  });
  const place = (id: string): number => rank.get(id) ?? Number.POSITIVE_INFINITY;
  series.sort((a, b) => Number(b.brand.own) - Number(a.brand.own) || place(a.brand.id) - place(b.brand.id));
  return {
    unit: report.trend.unit,
    dates: report.trend.dates,
    series: series.slice(0, most),
    events: eventsOf(report, locale),
  };
}
