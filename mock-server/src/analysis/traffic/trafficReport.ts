import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { currentWindow, previousWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { crawlerRows, engineRows } from './actorRows.ts';
import { coveredDates, dayWindow, uncoveredDays } from './days.ts';
import { errorRows } from './errorRows.ts';
import { isPageAddress } from './isPageRequest.ts';
import { previousTotals } from './previousTotals.ts';
import { tallyPages } from './tallyPages.ts';
import type { TrafficScope } from './tallyPages.ts';
import { trafficFunnel } from './trafficFunnel.ts';
import { emptyTrafficLog } from './TrafficLog.ts';
import type { TrafficLog } from './TrafficLog.ts';
import { trafficTotals } from './trafficTotals.ts';
import { trafficTrend } from './trafficTrend.ts';

/** A project's log and its origin. */
export interface TrafficSource {
  readonly kind: 'sample' | 'import' | 'none';
  readonly log: TrafficLog | null;
}

/** The log and the answers that pass the filters. Without a log all its counts are empty. */
export function trafficScope({ log }: TrafficSource, table: AnswerTable, query: FilterQuery): TrafficScope {
  const window = currentWindow(query);
  return {
    log: log ?? emptyTrafficLog(query.time_zone),
    window: dayWindow(window),
    table,
    rows: selectRows(table, scopeOf(table.project, query, window)),
  };
}

/** The report of /keywords/traffic. @throws RangeError for an invalid date or time zone of the query. */
export function trafficReport(source: TrafficSource, table: AnswerTable, query: FilterQuery): Traffic {
  const scope = trafficScope(source, table, query);
  const { log, window } = scope;
  const before = dayWindow(previousWindow(query));
  const errors = errorRows(log, window);
  const [firstDate, lastDate] = coveredDates(log);
  const [own] = table.project.brands;
  return {
    source: source.kind,
    start_time: query.start_time,
    end_time: query.end_time,
    time_zone: source.log?.timeZone ?? null,
    first_date: firstDate,
    last_date: lastDate,
    uncovered_days: uncoveredDays(log, window),
    totals: trafficTotals(log, window),
    previous: previousTotals(log, window, before),
    trend: trafficTrend(log, currentWindow(query)),
    crawlers: crawlerRows(log, window),
    engines: engineRows(log, window),
    errors: errors.list,
    errors_total: errors.total,
    funnel: trafficFunnel(tallyPages(scope, (url) => (isPageAddress(url) ? url : null)).values()),
    own_brand_id: own?.id ?? null,
    imports: [...log.imports],
    site: own?.domains[0] ?? '',
  };
}
