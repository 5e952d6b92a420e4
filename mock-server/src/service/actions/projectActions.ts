import * as v from 'valibot';
import { savedActionSchema } from '#client/api/actionSchemas.ts';
import type { ActionRefs, ActionSubject } from '#client/api/actionSchemas.ts';
import { actionQuery } from '#server/analysis/actions/actionWindow.ts';
import type { StoredAction } from '#server/analysis/actions/boardOf.ts';
import { ownSubject } from '#server/analysis/actions/ownSubject.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { projectRefs } from '#server/analysis/reports/projectRefs.ts';
import { currentWindow, previousWindow } from '#server/analysis/scope/reportWindow.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import { alertedDrops } from '../alerts/projectFindings.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { ReportService } from '../reports/ReportService.ts';

interface Found {
  readonly byRule: readonly (readonly ActionSubject[])[];
}

/** Inputs of a project's action board. */
export interface FoundActions extends Found {
  readonly project: ProjectDefinition;
  readonly refs: ActionRefs;
}

/** The rules' findings of a project on the reader's current day. */
export async function findActions(
  session: ProjectSession,
  timeZone: string,
  reports: ReportService<'actions'>,
): Promise<FoundActions> {
  const table = await session.table();
  const { project } = table;
  const today = session.server.today(timeZone);
  const query = actionQuery(table, timeZone, today);
  const refs = { ...projectRefs(project), members: membersOf(session), others: othersOf(session) };
  if (query === null) return { byRule: [], project, refs: { ...refs, window: null } };
  const { facts } = session;
  const { marks } = session.knowledge;
  const alerted = (await alertedDrops(session, timeZone)) ?? { query, drops: [] };
  const { byRule } = await reports.of(table, session.signal, query, { facts, marks, alerted });
  const [now, before] = [currentWindow(query), previousWindow(query)];
  const window = {
    start_time: now.start,
    end_time: now.end,
    previous_start_time: before.start,
    previous_end_time: before.end,
  };
  return { byRule, project, refs: { ...refs, window } };
}

/** Members of the caller's team who may see the project: the possible assignees. */
export function membersOf({ id: projectId, rights, state }: ProjectSession): ActionRefs['members'] {
  const { team, user } = rights;
  return state.directory
    .membersOf(team.id)
    .filter(({ profile, projectIds }) => (profile.role === 'admin' ? team.allProjects : projectIds.includes(projectId)))
    .map((member) => ({ id: member.id, name: personIn(member, rights.language), self: member.id === user.id }));
}

/** People of a sample who are in another team than the caller, so that their names can be shown. */
function othersOf({ definition, rights, state: { directory } }: ProjectSession): NonNullable<ActionRefs['others']> {
  const given = new Set(givenActions(definition).map(({ state }) => state.assignee_id));
  return directory
    .all()
    .filter(({ id, teamId }) => given.has(id) && teamId !== rights.team.id)
    .map((person) => ({ id: person.id, name: personIn(person, rights.language) }));
}

/** Edited states of the project's actions by id. */
export function storedActions({ id, definition, state }: ProjectSession): ReadonlyMap<string, StoredAction> {
  const { kept } = state.documents.actions.of(id);
  return new Map((kept ?? givenActions(definition)).map((one) => [one.id, one]));
}

/** The original states. */
function givenActions(project: ProjectDefinition): readonly StoredAction[] {
  return (project.actions ?? []).map(({ id, date, state: given }) => {
    const state = v.parse(savedActionSchema, given);
    const at = `${date}T04:00:00.000Z`;
    return { id, state, at, subject: state.own && ownSubject(project, id, state.own, at) };
  });
}

/** Stores the state of one action; null removes it. */
export function keepAction(project: ProjectSession, id: string, action: StoredAction | null): void {
  const kept = new Map(storedActions(project));
  kept.delete(id);
  if (action !== null) kept.set(id, action);
  project.state.documents.actions.put(project.id, { kept: [...kept.values()] });
}

/** Ids of done and dismissed actions, which are not announced again. */
export function settledActions(project: ProjectSession): ReadonlySet<string> {
  const settled = [...storedActions(project).values()].filter(
    ({ state }) => state.column === 'done' || state.column === 'dismissed',
  );
  return new Set(settled.map(({ id }) => id));
}
