import { citedHostName } from '#server/analysis/citations/citedHostName.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { setSourceType } from '#server/service/sources/setSourceType.ts';
import { SENT } from '../Call.ts';
import { sendJsonData } from '../envelope.ts';
import { domainRequest } from '../requests/detailRequests.ts';
import { sourceTypeRequest } from '../requests/filterRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Limit of cached reports per table: one of a large domain has 20 MB. */
const MOST_REPORTS = 4;

/** Type of a source, and the report of /answer/subdomainDetails. Code 404 for a domain that no answer of the project has cited. */
export function addDomainDetailRoute(routes: RouteTable): void {
  routes.project('post', '/api/front/answer/sourceType', sourceTypeRequest, ({ project, body: { domain, type } }) =>
    setSourceType(project, citedHostName(domain), type),
  );
  const reports = new ReportService('domain', { most: MOST_REPORTS });
  routes.project(
    'get',
    '/api/front/answer/subdomainDetails',
    domainRequest,
    async ({ call, project, query: { domain, ...filters } }) => {
      const { table, query } = await readReportRequest(project, filters);
      const name = citedHostName(domain);
      const report = await reports.of(table, project.signal, query, name);
      if (report === null) {
        throw noSuch('domain', { zh: '没有回答引用过该域名', en: 'No answer has cited this domain' });
      }
      sendJsonData(call.response, report);
      return SENT;
    },
  );
}
