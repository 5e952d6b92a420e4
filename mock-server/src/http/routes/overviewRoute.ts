import { withChanges } from '../../analysis/effect/withChanges.ts';
import type { RouteTable } from '../RouteTable.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { ReportService } from '../../service/reports/ReportService.ts';
import { projectFindings } from '../../service/alerts/projectFindings.ts';
import { settledActions } from '../../service/actions/projectActions.ts';

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
