import {
  createView,
  deleteView,
  listViews,
  restoreView,
  shareView,
  showView,
  updateView,
} from '#server/service/views/savedViews.ts';
import { readQuery } from '../readInput.ts';
import { emptyRequest } from '../requests/fields.ts';
import { saveViewRequest, shareViewRequest, viewRequest } from '../requests/viewRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Saved views: a named page with its filters, personal or of the team, with a URL. */
export function addViewRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/view/index', emptyRequest, ({ project }) => ({ list: listViews(project) }));
  routes.signed('get', '/api/front/view/show', ({ request, rights }) =>
    showView(rights, readQuery(request.url, viewRequest).id),
  );
  routes.project('post', '/api/front/view/save', saveViewRequest, ({ project, body: { id, version, ...draft } }) =>
    id === '' ? createView(project, draft) : updateView(project, id, version, draft),
  );
  routes.project('post', '/api/front/view/share', shareViewRequest, ({ project, body: { id, version, shared } }) =>
    shareView(project, id, version, shared),
  );
  routes.project('post', '/api/front/view/delete', viewRequest, ({ project, body }) => deleteView(project, body.id));
  routes.project('post', '/api/front/view/restore', viewRequest, ({ project, body }) => restoreView(project, body.id));
}
