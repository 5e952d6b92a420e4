import type { Overview } from '../../../client/src/api/overviewSchemas.ts';
import { overviewReport } from '../analysis/reports/overviewReport.ts';
import type { AnswerTable } from '../analysis/types.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import { insightOf } from '../projects/insightOf.ts';
import type { Insight } from '../projects/insightOf.ts';

/** Reports kept per table. They are pure functions of table, query and day, so a kept one is never stale. */
const MOST_REPORTS = 40;

/** The report of /overview. */
export function addOverviewRoute(routes: RouteTable): void {
  const reports = new WeakMap<AnswerTable, Map<string, Overview>>();
  routes.signed('get', '/api/front/overview/index', async (call) => {
    const insight = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
    const kept = reports.get(insight.table) ?? new Map<string, Overview>();
    reports.set(insight.table, kept);
    return reportFrom(kept, insight);
  });
}

function reportFrom(kept: Map<string, Overview>, { table, query, today }: Insight): Overview {
  const key = JSON.stringify([query, today]);
  const report = kept.get(key) ?? overviewReport(table, query, today);
  // Delete first: the map's order is then the order of last use, and its head can be dropped.
  kept.delete(key);
  kept.set(key, report);
  const [oldest] = kept.keys();
  if (kept.size > MOST_REPORTS && oldest !== undefined) kept.delete(oldest);
  return report;
}
