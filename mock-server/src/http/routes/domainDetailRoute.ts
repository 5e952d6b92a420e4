import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { hostOfUrl } from '../../analysis/citations/hostOfUrl.ts';
import { normaliseUrl } from '../../analysis/citations/normaliseUrl.ts';
import { domainReport, pagesOfDomain } from '../../analysis/reports/domainReport.ts';
import { noSuch } from '../../refusal/MockError.ts';
import type { RouteTable } from '../RouteTable.ts';
import { domainRequest } from '../requests/detailRequests.ts';
import { sourceTypeRequest } from '../requests/filterRequests.ts';
import { setSourceType } from '../../service/sources/setSourceType.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { ReportCache } from '../../service/cache/ReportCache.ts';

/** What a source is, and the report of /answer/subdomainDetails. Code 404 for a domain that no answer of the project has ever cited. */
export function addDomainDetailRoute(routes: RouteTable): void {
  routes.project('post', '/api/front/answer/sourceType', sourceTypeRequest, ({ project, body: { domain, type } }) =>
    setSourceType(project, nameOf(domain), type),
  );
  const reports = new ReportCache<DomainDetail>();
  routes.project(
    'get',
    '/api/front/answer/subdomainDetails',
    domainRequest,
    async ({ project, query: { domain, ...filters } }) => {
      const { table, query } = await readReportRequest(project, filters);
      const name = nameOf(domain);
      const pages = pagesOfDomain(table, name);
      if (pages === null) throw noSuch('domain', { zh: '没有回答引用过该域名', en: 'No answer has cited this domain' });
      return reports.get(table, JSON.stringify([query, name]), () => domainReport(table, query, name, pages));
    },
  );
}

/** The name in the form in which cited hosts are kept: `WWW.例子.中国` is `xn--fsqu00a.xn--fiqs8s`. */
function nameOf(typed: string): string {
  const url = normaliseUrl(typed);
  return url === null ? typed.toLowerCase() : hostOfUrl(url);
}
