import type { TrafficTrend } from '#client/api/trafficSchemas.ts';
import { dayNumberOf } from '#client/lib/dates.ts';
import { trendBuckets, type ReportWindow } from '../scope/reportWindow.ts';
import { coverage, coveredDates } from './days.ts';
import { forEachCell } from './forEachCell.ts';
import { isPageServed } from './isPageRequest.ts';
import type { TrafficLog } from './TrafficLog.ts';

const DAYS = { day: 1, week: 7 } as const;

/** Crawler requests by purpose and visits by day, or by week for long windows; null if no log covers any day of the point. */
export function trafficTrend(log: TrafficLog, window: ReportWindow): TrafficTrend {
  const [firstDate, lastDate] = coveredDates(log);
  const { unit, dates } = trendBuckets(window, log.timeZone, firstDate, lastDate);
  const first = dayNumberOf(dates[0] ?? window.start);
  const last = dayNumberOf(window.end);
  const length = DAYS[unit];
  const isCovered = coverage(log);
  const told = dates.map((_, at) => {
    const from = first + at * length;
    return Array.from({ length: Math.min(length, last - from + 1) }, (__, day) => from + day).some(isCovered);
  });
  const points = (): (number | null)[] => told.map((known) => (known ? 0 : null));
  const trend = { unit, dates: [...dates], training: points(), index: points(), user: points(), visits: points() };
  forEachCell(log, { from: first, to: last }, ({ actor, day, status, count }) => {
    if (actor.kind === 'visit' && !isPageServed(status)) return;
    const series = actor.kind === 'crawler' ? trend[actor.purpose] : trend.visits;
    const at = Math.floor((day - first) / length);
    if (at < series.length) series[at] = (series[at] ?? 0) + count;
  });
  return trend;
}
