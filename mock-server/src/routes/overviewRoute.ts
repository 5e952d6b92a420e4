import type { Overview } from '../../../client/src/api/overviewSchemas.ts';
import { withChanges } from '../analysis/effect/withChanges.ts';
import { overviewReport } from '../analysis/reports/overviewReport.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import { settledOfCall } from '../projects/actionsOfCall.ts';
import { changesOfCall } from '../projects/changesOfCall.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** The report of /overview. */
export function addOverviewRoute(routes: RouteTable): void {
  const reports = new ReportCache<Overview>();
  routes.signed('get', '/api/front/overview/index', async (call) => {
    const { table, query, today } = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
    const settled = settledOfCall(call);
    const report = reports.get(table, JSON.stringify([query, today, [...settled]]), () =>
      overviewReport(table, query, today, settled),
    );
    return { ...report, events: withChanges(report.events, changesOfCall(call), query) };
  });
}
