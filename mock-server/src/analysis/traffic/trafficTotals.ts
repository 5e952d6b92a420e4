import type { TrafficTotals } from '#client/api/trafficSchemas.ts';
import type { DayWindow } from './days.ts';
import { forEachCell } from './forEachCell.ts';
import { isErrorStatus, isPageServed } from './isPageRequest.ts';
import type { TrafficLog } from './TrafficLog.ts';

/**
 * Requests of AI crawlers by purpose, visits sent by AI engines, and the errors of both, in a window of days. All requests of
 * the log are counted, so these are no samples and have no interval.
 * @param isCounted whether a day of the window counts
 */
export function trafficTotals(
  log: TrafficLog,
  window: DayWindow,
  isCounted: (day: number) => boolean = () => true,
): TrafficTotals {
  const hits = { training: 0, index: 0, user: 0 };
  let [hitErrors, visits, visitErrors] = [0, 0, 0];
  const [crawlers, engines] = [new Set<string>(), new Set<string>()];
  forEachCell(log, window, ({ actor, day, status, count }) => {
    if (!isCounted(day)) return;
    if (actor.kind === 'crawler') {
      hits[actor.purpose] += count;
      hitErrors += isErrorStatus(status) ? count : 0;
      crawlers.add(actor.crawler.id);
    } else if (isPageServed(status)) {
      visits += count;
      engines.add(actor.engine.id);
    } else if (isErrorStatus(status)) {
      visitErrors += count;
    }
  });
  return {
    hits: hits.training + hits.index + hits.user,
    ...hits,
    hit_errors: hitErrors,
    crawlers: crawlers.size,
    visits,
    visit_errors: visitErrors,
    engines: engines.size,
  };
}
