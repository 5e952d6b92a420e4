import * as v from 'valibot';
import { savedActionSchema } from '../../../client/src/api/actionSchemas.ts';
import type { ActionRefs, ActionSubject } from '../../../client/src/api/actionSchemas.ts';
import { actionSubjects } from '../analysis/actions/actionSubjects.ts';
import { actionQuery } from '../analysis/actions/actionWindow.ts';
import type { KeptAction } from '../analysis/actions/boardOf.ts';
import { ownSubject } from '../analysis/actions/ownSubject.ts';
import { projectRefs } from '../analysis/reports/projectRefs.ts';
import { currentWindow, previousWindow } from '../analysis/scope/reportWindow.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import type { User } from '../state/Directory.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import { findingsOf } from './findingsOf.ts';
import { factsOfCall, knowledgeOfCall } from './knowledgeOfCall.ts';
import { projectOfCall } from './projectOfCall.ts';
import type { ReportCache } from './ReportCache.ts';
import { tableOfCall } from './tableOfCall.ts';

interface Found {
  readonly byRule: readonly (readonly ActionSubject[])[];
}

/** What the board of a call is made of. */
export interface FoundActions extends Found {
  readonly project: ProjectDefinition;
  readonly refs: ActionRefs;
}

/** What the rules find for the project a call speaks of, on the reader's present day. @throws as `projectOfCall`. */
export async function actionsOfCall(
  call: SignedCall,
  timeZone: string,
  reports: ReportCache<Found>,
): Promise<FoundActions> {
  const table = await tableOfCall(call);
  const { project } = table;
  const query = actionQuery(table, timeZone, call.services.today(timeZone));
  const refs = { ...projectRefs(project), members: membersOf(call) };
  if (query === null) return { byRule: [], project, refs: { ...refs, window: null } };
  const facts = factsOfCall(call);
  const { marks } = knowledgeOfCall(call);
  const findings = await findingsOf(table, facts);
  const { byRule } = reports.get(table, JSON.stringify([query, facts, marks]), () => ({
    byRule: actionSubjects(table, query, {
      judged: { table, facts, findings },
      marks: new Map(marks.map((mark) => [mark.id, mark])),
    }),
  }));
  const [now, before] = [currentWindow(query), previousWindow(query)];
  const window = {
    start_time: now.start,
    end_time: now.end,
    previous_start_time: before.start,
    previous_end_time: before.end,
  };
  return { byRule, project, refs: { ...refs, window } };
}

/** Who of the caller's team may see the project, and so may be given its actions. */
function assignable(call: SignedCall): readonly User[] {
  const { id } = projectOfCall(call);
  const { team, state } = call;
  return state.directory
    .membersOf(team.id)
    .filter(({ profile, projectIds }) => (profile.role === 'admin' ? team.allProjects : projectIds.includes(id)));
}

export function membersOf(call: SignedCall): ActionRefs['members'] {
  return assignable(call).map(({ id, profile }) => ({ id, name: profile.name, self: id === call.user.id }));
}

/** What people made of the project's actions, by id. */
export function keptOfCall(call: SignedCall): ReadonlyMap<string, KeptAction> {
  const { kept } = call.state.documents.actions.of(projectOfCall(call).id);
  return new Map((kept ?? givenActions(definitionOfCall(call))).map((one) => [one.id, one]));
}

/** What the project came with. */
function givenActions(project: ProjectDefinition): readonly KeptAction[] {
  return (project.actions ?? []).map(({ id, date, state: given }) => {
    const state = v.parse(savedActionSchema, given);
    const at = `${date}T04:00:00.000Z`;
    return { id, state, at, subject: state.own && ownSubject(project, id, state.own, at) };
  });
}

/** Puts one action as a person left it; null: as if nobody had touched it. */
export function keepAction(call: SignedCall, id: string, action: KeptAction | null): void {
  const kept = new Map(keptOfCall(call));
  kept.delete(id);
  if (action !== null) kept.set(id, action);
  call.state.documents.actions.put(projectOfCall(call).id, { kept: [...kept.values()] });
}

/** Ids of those that are done or dismissed: nobody need be told of them again. */
export function settledOfCall(call: SignedCall): ReadonlySet<string> {
  const settled = [...keptOfCall(call).values()].filter(
    ({ state }) => state.column === 'done' || state.column === 'dismissed',
  );
  return new Set(settled.map(({ id }) => id));
}
