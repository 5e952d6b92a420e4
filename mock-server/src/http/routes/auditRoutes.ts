import { listAudit } from '#server/service/audit/listAudit.ts';
import { readQuery } from '../readInput.ts';
import { auditRequest } from '../requests/auditRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The activity log of the team, for admins. */
export function addAuditRoutes(routes: RouteTable): void {
  routes.admin('get', '/api/front/user/team/audit', ({ request, rights, signal }) =>
    listAudit(rights, readQuery(request.url, auditRequest), signal),
  );
}
