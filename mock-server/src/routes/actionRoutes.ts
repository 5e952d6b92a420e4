import type {
  ActionBoard,
  ActionChanged,
  BoardAction,
  Effort,
  OneAction,
  SavedAction,
} from '../../../client/src/api/actionSchemas.ts';
import { actionOf, boardOf } from '../analysis/actions/boardOf.ts';
import { ownSubject } from '../analysis/actions/ownSubject.ts';
import { citedAddress } from '../analysis/pages/pageCitations.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, noSuch } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import {
  actionAddRequest,
  actionListRequest,
  actionRequest,
  actionRestoreRequest,
  actionUpdateRequest,
} from '../http/requests/actionRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { stableId } from '../import/stableId.ts';
import { actionsOfCall, keepAction, keptOfCall, membersOf, type FoundActions } from '../projects/actionsOfCall.ts';
import { keptPagesOf } from '../projects/pagesOfCall.ts';
import { checkState, readOwn } from '../projects/readAction.ts';
import { requireKnown } from '../projects/readFilters.ts';
import { ReportCache } from '../projects/ReportCache.ts';

type Reports = ReportCache<Pick<FoundActions, 'byRule'>>;

const NOBODY: SavedAction = {
  column: 'todo',
  reason: null,
  assignee_id: null,
  due: null,
  notes: '',
  title: null,
  own: null,
};
/** Of those that people write down themselves. */
const MOST_OWN = 500;

/** The board of actions. Whoever may see a project may work on its board. */
export function addActionRoutes(routes: RouteTable): void {
  const reports: Reports = new ReportCache();
  routes.signed('get', '/api/front/optimize/actions', (call) => listActions(call, reports));
  routes.signed('get', '/api/front/optimize/action', (call) => oneAction(call, reports));
  routes.signed('post', '/api/front/optimize/actions/update', (call) => updateAction(call, reports));
  routes.signed('post', '/api/front/optimize/actions/add', (call) => addAction(call, reports));
  routes.signed('post', '/api/front/optimize/actions/delete', (call) => deleteAction(call, reports));
  routes.signed('post', '/api/front/optimize/actions/restore', (call) => restoreAction(call, reports));
}

/** Says of an action which page of the inventory it speaks of. */
function placedIn(call: SignedCall): (action: BoardAction) => BoardAction {
  const ids = new Map(keptPagesOf(call).map(({ id, url }) => [citedAddress(url), id]));
  return (action) => ({ ...action, page_id: (action.url === null ? undefined : ids.get(action.url)) ?? null });
}

async function listActions(call: SignedCall, reports: Reports): Promise<ActionBoard> {
  const { time_zone: zone, assignee } = readQuery(call.request.url, actionListRequest);
  const wanted = assignee === 'me' ? call.user.id : assignee;
  if (wanted !== undefined && wanted !== 'none') requireKnown([wanted], membersOf(call), 'assignee');
  const { byRule, refs } = await actionsOfCall(call, zone, reports);
  const list = boardOf(byRule, keptOfCall(call)).filter(
    ({ assignee_id: id }) => wanted === undefined || (id ?? 'none') === wanted,
  );
  return { ...refs, list: list.map(placedIn(call)) };
}

async function oneAction(call: SignedCall, reports: Reports): Promise<OneAction> {
  const { time_zone: zone, id } = readQuery(call.request.url, actionRequest);
  const { byRule, refs } = await actionsOfCall(call, zone, reports);
  const action = actionOf(byRule, keptOfCall(call).get(id), id);
  if (action === null) throw noSuch({ zh: '没有该行动', en: 'There is no such action' });
  return { ...refs, action: placedIn(call)(action) };
}

/** Keeps what a person left, with the finding as it is now, and tells what there was before. */
function keep(call: SignedCall, found: FoundActions, id: string, state: SavedAction | null): ActionChanged {
  const before = keptOfCall(call).get(id);
  const at = new Date(call.services.environment.now()).toISOString();
  const own = state?.own ?? null;
  const subject =
    own === null
      ? (found.byRule.flat().find((one) => one.id === id) ?? before?.subject ?? undefined)
      : ownSubject(found.project, id, own, before?.subject?.first_seen ?? at);
  if (state !== null && subject === undefined) throw unknownAction();
  keepAction(call, id, state === null || subject === undefined ? null : { id, state, at, subject });
  return { id, action: actionOf(found.byRule, keptOfCall(call).get(id), id), before: before?.state ?? null };
}

const unknownAction = () => badInput('id', { zh: '没有该行动', en: 'there is no such action' });

/** Where another effort is kept: with what was written down, else in place of the rule's. */
function effortOf({ own }: SavedAction, effort: Effort | undefined): Partial<SavedAction> {
  if (effort === undefined) return {};
  return own === null ? { effort } : { own: { ...own, effort } };
}

async function updateAction(call: SignedCall, reports: Reports): Promise<ActionChanged> {
  const { time_zone: zone, id, changes } = readBody(call.request.body, actionUpdateRequest);
  const found = await actionsOfCall(call, zone, reports);
  const before = keptOfCall(call).get(id)?.state ?? NOBODY;
  const { effort, ...rest } = changes;
  const next = checkState(call, { ...before, ...rest, ...effortOf(before, effort) }, before.assignee_id, 'changes');
  if (next.own !== null && next.title === null) {
    throw badInput('changes.title', { zh: '不能为空', en: 'must not be empty' });
  }
  return keep(call, found, id, next);
}

async function addAction(call: SignedCall, reports: Reports): Promise<ActionChanged> {
  const { time_zone: zone, action } = readBody(call.request.body, actionAddRequest);
  const found = await actionsOfCall(call, zone, reports);
  const { title, assignee_id, due, notes, ...own } = action;
  const state = { ...NOBODY, title, assignee_id, due, notes, own: readOwn(own, found.project, 'action') };
  const known = keptOfCall(call);
  if ([...known.values()].filter((one) => one.state.own !== null).length >= MOST_OWN) {
    const most = String(MOST_OWN);
    throw badInput('action', { zh: `最多 ${most} 个自建行动`, en: `: at most ${most} actions can be written down` });
  }
  const now = String(call.services.environment.now());
  // Two of the same name in the same millisecond are two.
  const idAt = (turn: number): string => `own|${stableId('action', JSON.stringify([title, now, turn]))}`;
  let turn = 0;
  while (known.has(idAt(turn))) turn += 1;
  return keep(call, found, idAt(turn), checkState(call, state, null, 'action'));
}

async function deleteAction(call: SignedCall, reports: Reports): Promise<ActionChanged> {
  const { time_zone: zone, id } = readBody(call.request.body, actionRequest);
  const found = await actionsOfCall(call, zone, reports);
  const before = keptOfCall(call).get(id);
  if (!before) throw unknownAction();
  if (before.state.own === null) {
    throw badInput('id', { zh: '由规则产生的行动不能删除，可以忽略', en: 'was found by a rule: dismiss it instead' });
  }
  return keep(call, found, id, null);
}

async function restoreAction(call: SignedCall, reports: Reports): Promise<ActionChanged> {
  const { time_zone: zone, id, before } = readBody(call.request.body, actionRestoreRequest);
  const found = await actionsOfCall(call, zone, reports);
  if (before === null) return keep(call, found, id, null);
  const isOwn = id.startsWith('own|');
  if (isOwn !== (before.own !== null)) throw unknownAction();
  const own = before.own && readOwn(before.own, found.project, 'before');
  return keep(call, found, id, checkState(call, { ...before, own }, null, 'before'));
}
