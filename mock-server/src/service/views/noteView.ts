import type { AuditDeed } from '#client/api/schemas/auditSchemas.ts';
import type { ViewRecord } from '../../store/team/ViewRecord.ts';
import { noteQuietly } from '../audit/noteQuietly.ts';
import type { ProjectSession } from '../ProjectSession.ts';

type ViewDeed = Extract<AuditDeed, `view/${string}`>;

/** Tells in the team's activity what was done to a view that is, or was, the team's. Own views are nobody else's matter. */
export function noteView(project: ProjectSession, deed: ViewDeed, { id, name }: ViewRecord): void {
  const { rights, state, server } = project;
  noteQuietly(state.audit, {
    at: new Date(server.environment.now()).toISOString(),
    kind: deed === 'view/delete' ? 'delete' : 'change',
    ...{ deed, team_id: rights.team.id, user_id: rights.user.id, project_ids: [project.id] },
    ...{ project_name: project.definition.name, subject: { id, name }, count: null },
  });
}
