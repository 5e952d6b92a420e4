import { listChanges, showEffect, saveChange, deleteChange } from '#server/service/changes/publicationLog.ts';
import { MOST_CHANGES } from '#server/service/changes/putPublications.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import {
  changeEffectRequest,
  changeIdRequest,
  changeListRequest,
  changeSaveRequest,
} from '../requests/publicationRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Publications and their measured effect. */
export function addChangeRoutes(routes: RouteTable): void {
  const findings = new ReportService('finding', { most: MOST_CHANGES });
  const effects = new ReportService('effect');
  routes.project('get', '/api/front/optimize/changes', changeListRequest, ({ project, query }) =>
    listChanges(project, query, findings),
  );
  routes.project('get', '/api/front/optimize/changes/effect', changeEffectRequest, ({ project, query }) =>
    showEffect(project, query, effects),
  );
  routes.project('post', '/api/front/optimize/changes/save', changeSaveRequest, ({ project, body }) =>
    saveChange(project, body),
  );
  routes.project('post', '/api/front/optimize/changes/delete', changeIdRequest, ({ project, body }) =>
    deleteChange(project, body),
  );
}
