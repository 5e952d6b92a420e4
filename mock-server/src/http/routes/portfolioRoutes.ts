import type { Portfolio } from '#client/api/schemas/portfolioSchemas.ts';
import { putIntoGroup } from '#server/service/portfolio/projectGroups.ts';
import { ProjectPortfolio } from '#server/service/portfolio/ProjectPortfolio.ts';
import { readBody, readQuery } from '../readInput.ts';
import { groupRequest, portfolioRequest } from '../requests/portfolioRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** All projects side by side, and their groups. */
export function addPortfolioRoutes(routes: RouteTable): void {
  const portfolio = new ProjectPortfolio();
  routes.signed(
    'get',
    '/api/front/portfolio/index',
    async ({ request, rights, locale, signal }): Promise<Portfolio> => {
      const { days, archived, time_zone: timeZone } = readQuery(request.url, portfolioRequest);
      return portfolio.of(rights, { days, archived: archived === '1', timeZone, locale }, signal);
    },
  );
  routes.signed('post', '/api/front/portfolio/group', ({ request, rights }) => {
    const { ids, name, base } = readBody(request.body, groupRequest);
    return putIntoGroup(rights, ids, name, base);
  });
}
