import type { DomainDetail } from '../../../client/src/api/detailSchemas.ts';
import { hostOfUrl } from '../analysis/citations/hostOfUrl.ts';
import { normaliseUrl } from '../analysis/citations/normaliseUrl.ts';
import { domainReport, pagesOfDomain } from '../analysis/reports/domainReport.ts';
import { noSuch } from '../http/MockError.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { domainRequest } from '../http/requests/detailRequests.ts';
import { LIST_NAMES } from '../http/requests/filterRequests.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** The report of /answer/subdomainDetails. Code 404 for a domain that no answer of the project has ever cited. */
export function addDomainDetailRoute(routes: RouteTable): void {
  const reports = new ReportCache<DomainDetail>();
  routes.signed('get', '/api/front/answer/subdomainDetails', async (call) => {
    const { domain, ...filters } = readQuery(call.request.url, domainRequest, LIST_NAMES);
    const { table, query } = await insightOf(call, filters);
    const name = nameOf(domain);
    const pages = pagesOfDomain(table, name);
    if (pages === null) throw noSuch({ zh: '没有答案引用过该域名', en: 'No answer has cited this domain' });
    return reports.get(table, JSON.stringify([query, name]), () => domainReport(table, query, name, pages));
  });
}

/** The name in the form in which cited hosts are kept: `WWW.例子.中国` is `xn--fsqu00a.xn--fiqs8s`. */
function nameOf(typed: string): string {
  const url = normaliseUrl(typed);
  return url === null ? typed.toLowerCase() : hostOfUrl(url);
}
