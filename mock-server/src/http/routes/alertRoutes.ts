import { listAlerts } from '#server/service/alerts/alertList.ts';
import { acknowledgeAlerts, muteAlerts, unmuteAlerts } from '#server/service/alerts/changeAlerts.ts';
import {
  alertAcknowledgeRequest,
  alertListRequest,
  alertMuteRequest,
  alertUnmuteRequest,
} from '../requests/alertRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

const CALL = '/api/front/alert';

/** The calls of a project's alert list: mute, mark, change rules. */
export function addAlertRoutes(routes: RouteTable): void {
  routes.project('get', `${CALL}/index`, alertListRequest, ({ project, query }) => listAlerts(project, query));
  routes.project('post', `${CALL}/acknowledge`, alertAcknowledgeRequest, ({ project, body }) =>
    acknowledgeAlerts(project, body.ids),
  );
  routes.project('post', `${CALL}/mute`, alertMuteRequest, ({ project, body }) => muteAlerts(project, body));
  routes.project('post', `${CALL}/unmute`, alertUnmuteRequest, ({ project, body }) => unmuteAlerts(project, body));
}
