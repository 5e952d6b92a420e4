import type {
  ActionBoard,
  ActionChanged,
  BoardAction,
  Effort,
  OneAction,
  OwnAction,
  SavedAction,
} from '#client/api/actionSchemas.ts';
import { actionOf, boardOf } from '#server/analysis/actions/boardOf.ts';
import { ownSubject } from '#server/analysis/actions/ownSubject.ts';
import { citedAddress } from '#server/analysis/pages/pageCitations.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { requireKnown } from '../answers/readFilters.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import type { ReportService } from '../reports/ReportService.ts';
import { findActions, storedActions, keepAction, membersOf } from './projectActions.ts';
import type { FoundActions } from './projectActions.ts';
import { checkState, readOwn } from './readAction.ts';

interface OneRequest {
  readonly time_zone: string;
  readonly id: string;
}
/** A partial change of an action; omitted fields stay. */
type ActionChange = Partial<Omit<SavedAction, 'own' | 'effort'>> & { readonly effort?: Effort };
/** Fields of an action that a person creates. */
type TypedAction = OwnAction & Pick<SavedAction, 'assignee_id' | 'due' | 'notes'> & { readonly title: string };

export type BoardReports = ReportService<'actions'>;

const NOBODY: SavedAction = {
  column: 'todo',
  reason: null,
  assignee_id: null,
  due: null,
  notes: '',
  title: null,
  own: null,
};
/** Limit of actions created by people. */
const MOST_OWN = 500;

/** Adds the inventory page that an action concerns. */
function placedIn(project: ProjectSession): (action: BoardAction) => BoardAction {
  const ids = new Map(project.pages.map(({ id, url }) => [citedAddress(url), id]));
  return (action) => ({ ...action, page_id: (action.url === null ? undefined : ids.get(action.url)) ?? null });
}

/** Loads the board. @throws MockError (422) for an assignee outside the team */
export async function listActions(
  project: ProjectSession,
  query: { readonly time_zone: string; readonly assignee?: string | undefined },
  reports: BoardReports,
): Promise<ActionBoard> {
  const { time_zone: zone, assignee } = query;
  const wanted = assignee === 'me' ? project.rights.user.id : assignee;
  if (wanted !== undefined && wanted !== 'none') requireKnown([wanted], membersOf(project), 'assignee');
  const { byRule, refs } = await findActions(project, zone, reports);
  const list = boardOf(byRule, storedActions(project)).filter(
    ({ assignee_id: id }) => wanted === undefined || (id ?? 'none') === wanted,
  );
  return { ...refs, list: list.map(placedIn(project)) };
}

/** One action of the board. @throws MockError (404) */
export async function oneAction(project: ProjectSession, query: OneRequest, reports: BoardReports): Promise<OneAction> {
  const { time_zone: zone, id } = query;
  const { byRule, refs } = await findActions(project, zone, reports);
  const action = actionOf(byRule, storedActions(project).get(id), id);
  if (action === null) throw noSuch('id', { zh: '没有该行动', en: 'Action not found' });
  return { ...refs, action: placedIn(project)(action) };
}

/** Stores a person's change with the current finding. @returns the previous value */
function keep(project: ProjectSession, found: FoundActions, id: string, state: SavedAction | null): ActionChanged {
  const before = storedActions(project).get(id);
  const at = new Date(project.server.environment.now()).toISOString();
  const own = state?.own ?? null;
  const subject =
    own === null
      ? (found.byRule.flat().find((one) => one.id === id) ?? before?.subject ?? undefined)
      : ownSubject(found.project, id, own, before?.subject?.first_seen ?? at);
  if (state !== null && subject === undefined) throw unknownAction();
  keepAction(project, id, state === null || subject === undefined ? null : { id, state, at, subject });
  return { id, action: actionOf(found.byRule, storedActions(project).get(id), id), before: before?.state ?? null };
}

const unknownAction = () => badInput('id', { zh: '没有该行动', en: 'is not an action in this project' });

/** Sets the effort: of a created action itself, or as override of the rule's value. */
function effortOf({ own }: SavedAction, effort: Effort | undefined): Partial<SavedAction> {
  if (effort === undefined) return {};
  return own === null ? { effort } : { own: { ...own, effort } };
}

/** Changes an action. @throws MockError (422) naming the field */
export async function updateAction(
  project: ProjectSession,
  body: OneRequest & { readonly changes: ActionChange },
  reports: BoardReports,
): Promise<ActionChanged> {
  const { time_zone: zone, id, changes } = body;
  const found = await findActions(project, zone, reports);
  const before = storedActions(project).get(id)?.state ?? NOBODY;
  const { effort, ...rest } = changes;
  const next = checkState(project, { ...before, ...rest, ...effortOf(before, effort) }, before.assignee_id, 'changes');
  if (next.own !== null && next.title === null) {
    throw badInput('changes.title', { zh: '不能为空', en: 'must not be empty' });
  }
  return keep(project, found, id, next);
}

/** Creates an action. @throws MockError (422) naming the field */
export async function addAction(
  project: ProjectSession,
  body: { readonly time_zone: string; readonly action: TypedAction },
  reports: BoardReports,
): Promise<ActionChanged> {
  const { time_zone: zone, action } = body;
  const found = await findActions(project, zone, reports);
  const { title, assignee_id, due, notes, ...own } = action;
  const state = { ...NOBODY, title, assignee_id, due, notes, own: readOwn(own, found.project, 'action') };
  const known = storedActions(project);
  if ([...known.values()].filter((one) => one.state.own !== null).length >= MOST_OWN) {
    const most = String(MOST_OWN);
    throw badInput('action', {
      zh: `最多自建 ${most} 个行动，请先删除不用的`,
      en: `can’t be added: a project can have at most ${most} added actions. Delete one first`,
    });
  }
  const now = String(project.server.environment.now());
  // Two actions with the same name and millisecond get different ids.
  const idAt = (turn: number): string => `own|${stableId('action', JSON.stringify([title, now, turn]))}`;
  let turn = 0;
  while (known.has(idAt(turn))) turn += 1;
  return keep(project, found, idAt(turn), checkState(project, state, null, 'action'));
}

/** Deletes a created action. @throws MockError (422) for one that a rule found */
export async function deleteAction(
  project: ProjectSession,
  body: OneRequest,
  reports: BoardReports,
): Promise<ActionChanged> {
  const { time_zone: zone, id } = body;
  const found = await findActions(project, zone, reports);
  const before = storedActions(project).get(id);
  if (!before) throw unknownAction();
  if (before.state.own === null) {
    throw badInput('id', {
      zh: '由规则产生的行动不能删除，可以忽略',
      en: 'was suggested by a rule: dismiss it instead',
    });
  }
  return keep(project, found, id, null);
}

/** Restores the previous value from an earlier reply. @throws MockError (422) */
export async function restoreAction(
  project: ProjectSession,
  body: OneRequest & { readonly before: SavedAction | null },
  reports: BoardReports,
): Promise<ActionChanged> {
  const { time_zone: zone, id, before } = body;
  const found = await findActions(project, zone, reports);
  if (before === null) return keep(project, found, id, null);
  const isOwn = id.startsWith('own|');
  if (isOwn !== (before.own !== null)) throw unknownAction();
  const own = before.own && readOwn(before.own, found.project, 'before');
  return keep(project, found, id, checkState(project, { ...before, own }, null, 'before'));
}
