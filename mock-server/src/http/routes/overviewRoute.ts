import { withChanges } from '#server/analysis/effect/withChanges.ts';
import { settledActions } from '#server/service/actions/projectActions.ts';
import { projectFindings } from '#server/service/alerts/projectFindings.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The report of /overview. Its alerts ignore the filters: all pages show the same list, of the alerts' own days. */
export function addOverviewRoute(routes: RouteTable): void {
  const reports = new ReportService('overview');
  routes.project('get', '/api/front/overview/index', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const settled = settledActions(project);
    const report = await reports.of(table, project.signal, query, [...settled]);
    const { alerts, window } = await projectFindings(project, query.time_zone);
    return {
      ...report,
      events: withChanges(report.events, project.changes, query),
      alerts: alerts.map(({ measure: _measure, previous: _previous, change: _change, ...alert }) => alert),
      alerts_window: window,
    };
  });
}
