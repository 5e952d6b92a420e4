import type { AuditDeed } from '#client/api/schemas/auditSchemas.ts';
import type { ViewRecord } from '../../store/team/ViewRecord.ts';
import type { ProjectSession } from '../ProjectSession.ts';

type ViewDeed = Extract<AuditDeed, `view/${string}`>;

/** Tells in the team's activity what was done to a view that is, or was, the team's. Own views are nobody else's matter. */
export function noteView(project: ProjectSession, deed: ViewDeed, { id, name }: ViewRecord): void {
  const { rights, state, server } = project;
  const entry = {
    at: new Date(server.environment.now()).toISOString(),
    kind: deed === 'view/delete' ? ('delete' as const) : ('change' as const),
    ...{ deed, team_id: rights.team.id, user_id: rights.user.id, project_ids: [project.id] },
    ...{ project_name: project.definition.name, subject: { id, name }, count: null },
  };
  try {
    state.audit.add(entry);
  } catch (error) {
    // What was asked for is done: a reply that says otherwise would have it done twice.
    console.error(`The activity could not be written: ${deed}`, error);
  }
}
