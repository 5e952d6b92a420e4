import {
  listBriefs,
  gather,
  showBrief,
  listVersions,
  saveBrief,
  restoreBrief,
  removeBrief,
  recoverBrief,
} from '#server/service/briefs/briefService.ts';
import {
  briefGatherRequest,
  briefIdRequest,
  briefOneRequest,
  briefRestoreRequest,
  briefSaveRequest,
} from '../requests/briefRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Briefs for new content. */
export function addBriefRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/optimize/briefs', emptyRequest, ({ project }) => listBriefs(project));
  routes.project('get', '/api/front/optimize/briefs/gather', briefGatherRequest, ({ project, query }) =>
    gather(project, query),
  );
  routes.project('get', '/api/front/optimize/briefs/one', briefOneRequest, ({ project, query }) =>
    showBrief(project, query),
  );
  routes.project('get', '/api/front/optimize/briefs/versions', briefIdRequest, ({ project, query }) =>
    listVersions(project, query),
  );
  routes.project('post', '/api/front/optimize/briefs/save', briefSaveRequest, ({ project, body }) =>
    saveBrief(project, body),
  );
  routes.project('post', '/api/front/optimize/briefs/restore', briefRestoreRequest, ({ project, body }) =>
    restoreBrief(project, body),
  );
  routes.project('post', '/api/front/optimize/briefs/delete', briefIdRequest, ({ project, body }) =>
    removeBrief(project, body),
  );
  routes.project('post', '/api/front/optimize/briefs/recover', briefIdRequest, ({ project, body }) =>
    recoverBrief(project, body),
  );
}
