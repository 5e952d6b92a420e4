import { createReportServices } from '#server/service/issued/gatherReport.ts';
import { issueReport } from '#server/service/issued/issueReport.ts';
import { headOfReport, listReports, readKept, removeReport, shownHead } from '#server/service/issued/keepReport.ts';
import { openShared } from '#server/service/issued/openShared.ts';
import { makeLink, revokeLink } from '#server/service/issued/reportLinks.ts';
import { saveSchedule, scheduleState } from '#server/service/issued/reportSchedule.ts';
import { sendReport } from '#server/service/issued/sendReport.ts';
import { requireUnchanged } from '#server/service/requireBase.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import { addressOf } from '../authentication.ts';
import { readBody } from '../readInput.ts';
import { emptyRequest } from '../requests/fields.ts';
import {
  linkCreateRequest,
  reportIdRequest,
  reportMakeRequest,
  reportSendRequest,
  scheduleRequest,
  sharedRequest,
} from '../requests/issuedReportRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Issued reports: made once, stored unchanged, shared by links, made on a schedule. */
export function addIssuedReportRoutes(routes: RouteTable): void {
  const services = createReportServices();
  routes.project('get', '/api/front/report/index', emptyRequest, ({ project }) => ({
    list: listReports(project),
    ...scheduleState(project),
  }));
  routes.project('get', '/api/front/report/detail', reportIdRequest, ({ project, query }) => ({
    report: readKept(project, query.id).report,
    head: shownHead(project, headOfReport(project, query.id)),
  }));
  routes.project('post', '/api/front/report/make', reportMakeRequest, async ({ project, body }) => {
    const made_by = personIn(project.rights.user, project.rights.language);
    const { head } = await issueReport(project, body, services, { origin: 'person', made_by });
    return { head: shownHead(project, head) };
  });
  routes.project('post', '/api/front/report/remove', reportIdRequest, ({ project, body }) => {
    removeReport(project, body.id);
    return { id: body.id };
  });
  routes.project('post', '/api/front/report/link/create', linkCreateRequest, ({ project, body }) => {
    const { id, days, password } = body;
    headOfReport(project, id);
    return makeLink(project, { report_id: id, days, password }, personIn(project.rights.user, project.rights.language));
  });
  routes.project('post', '/api/front/report/link/revoke', reportIdRequest, ({ project, body }) => ({
    link: revokeLink(project, body.id),
  }));
  routes.project('post', '/api/front/report/send', reportSendRequest, ({ project, body }) => sendReport(project, body));
  routes.project('post', '/api/front/report/schedule', scheduleRequest, ({ project, body }) => {
    requireUnchanged(body.base, () => scheduleState(project).schedule, body.schedule);
    return saveSchedule(project, body.schedule);
  });
  addSharedRoute(routes);
}

/** The report of a share link, without a login. A POST keeps the token out of the logs of proxies. */
function addSharedRoute(routes: RouteTable): void {
  routes.open('post', '/api/front/shared/report', ({ request, response, services, state }) => {
    response.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' });
    const { token, password } = readBody(request.body, sharedRequest);
    return openShared(state, services.environment, { token, password, address: addressOf(request) });
  });
}
