import type { AuditDeed } from '#client/api/schemas/auditSchemas.ts';
import type { ViewRecord } from '#server/store/team/ViewRecord.ts';
import { noteQuietly } from '../audit/noteQuietly.ts';
import type { ProjectSession } from '../ProjectSession.ts';

type ViewDeed = Extract<AuditDeed, `view/${string}`>;

/** Records a change of a shared, or formerly shared, view in the activity log. Personal views are private. */
export function noteView(project: ProjectSession, deed: ViewDeed, { id, name }: ViewRecord): void {
  const { rights, state, server } = project;
  noteQuietly(state.audit, {
    at: new Date(server.environment.now()).toISOString(),
    kind: deed === 'view/delete' ? 'delete' : 'change',
    ...{ deed, team_id: rights.team.id, user_id: rights.user.id, project_ids: [project.id] },
    ...{ project_name: project.definition.name, subject: { id, name }, count: null },
  });
}
