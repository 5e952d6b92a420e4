import {
  listActions,
  oneAction,
  updateAction,
  addAction,
  deleteAction,
  restoreAction,
} from '#server/service/actions/actionBoard.ts';
import type { BoardReports } from '#server/service/actions/actionBoard.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import {
  actionAddRequest,
  actionListRequest,
  actionRequest,
  actionRestoreRequest,
  actionUpdateRequest,
} from '../requests/actionRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The calls of the action board. Anybody who may see a project may work on its board, within their level. */
export function addActionRoutes(routes: RouteTable): void {
  const reports: BoardReports = new ReportService('actions');
  routes.project('get', '/api/front/optimize/actions', actionListRequest, ({ project, query }) =>
    listActions(project, query, reports),
  );
  routes.project('get', '/api/front/optimize/action', actionRequest, ({ project, query }) =>
    oneAction(project, query, reports),
  );
  routes.project('post', '/api/front/optimize/actions/update', actionUpdateRequest, ({ project, body }) =>
    updateAction(project, body, reports),
  );
  routes.project('post', '/api/front/optimize/actions/add', actionAddRequest, ({ project, body }) =>
    addAction(project, body, reports),
  );
  routes.project('post', '/api/front/optimize/actions/delete', actionRequest, ({ project, body }) =>
    deleteAction(project, body, reports),
  );
  routes.project('post', '/api/front/optimize/actions/restore', actionRestoreRequest, ({ project, body }) =>
    restoreAction(project, body, reports),
  );
}
