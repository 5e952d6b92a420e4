import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChangeRow, Effect, EffectFinding, PublishedChange } from '../../../client/src/api/changeSchemas.ts';
import { changeEffect, changeFinding } from '../analysis/effect/changeEffect.ts';
import { normaliseUrl } from '../analysis/citations/normaliseUrl.ts';
import { DraftDesk } from '../drafts/DraftDesk.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, noSuch } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import {
  changeEffectRequest,
  changeIdRequest,
  changeListRequest,
  changeSaveRequest,
  MOST_CHANGES,
} from '../http/requests/changeRequests.ts';
import type { SentChange } from '../http/requests/changeRequests.ts';
import { stableId } from '../import/stableId.ts';
import { changesOfCall, putChanges } from '../projects/changesOfCall.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { requireKnown } from '../projects/readFilters.ts';
import { ReportCache } from '../projects/ReportCache.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';

/** Published changes and what came of them. Whoever may see a project may record its changes. */
export function addChangeRoutes(routes: RouteTable): void {
  const findings = new ReportCache<EffectFinding>(MOST_CHANGES);
  const effects = new ReportCache<Effect>();
  routes.signed('get', '/api/front/optimize/changes', (call) => listChanges(call, findings));
  routes.signed('get', '/api/front/optimize/changes/effect', (call) => showEffect(call, effects));
  routes.signed('post', '/api/front/optimize/changes/save', saveChange);
  routes.signed('post', '/api/front/optimize/changes/delete', deleteChange);
}

/** What a finding depends on beside the answers. */
function keyOf(change: PublishedChange, others: readonly PublishedChange[], today: string, timeZone: string): string {
  const parts = others.map(({ id, published_on: on, prompt_ids: prompts }) => [id, on, prompts]);
  return JSON.stringify([change, parts, today, timeZone]);
}

async function listChanges(
  call: SignedCall,
  kept: ReportCache<EffectFinding>,
): Promise<{ readonly list: ChangeRow[] }> {
  const { time_zone: timeZone } = readQuery(call.request.url, changeListRequest);
  const today = call.services.today(timeZone);
  const table = await tableOfCall(call);
  const changes = changesOfCall(call);
  const list: ChangeRow[] = [];
  for (const change of changes) {
    const effect = kept.get(table, keyOf(change, changes, today, timeZone), () =>
      changeFinding(table, change, changes, today, timeZone),
    );
    const { before_text: _before, after_text: _after, ...head } = change;
    list.push({ ...head, effect });
    // Hundreds of changes over a million answers must not hold other requests up.
    await nextTurn();
  }
  return { list: list.sort((a, b) => b.published_on.localeCompare(a.published_on)) };
}

function changeOf(call: SignedCall, id: string): PublishedChange {
  const change = changesOfCall(call).find((one) => one.id === id);
  if (!change) throw noSuch({ zh: '没有该发布记录', en: 'There is no such change' });
  return change;
}

async function showEffect(call: SignedCall, kept: ReportCache<Effect>): Promise<Effect> {
  const { id, time_zone: timeZone } = readQuery(call.request.url, changeEffectRequest);
  const today = call.services.today(timeZone);
  const change = changeOf(call, id);
  const changes = changesOfCall(call);
  const table = await tableOfCall(call);
  return kept.get(table, keyOf(change, changes, today, timeZone), () =>
    changeEffect(table, change, changes, today, timeZone),
  );
}

/** @throws MockError (422) naming the field for what is no address of a page and for prompts the project has not. */
function readChange(sent: SentChange, call: SignedCall): PublishedChange {
  if (normaliseUrl(sent.url) === null) {
    throw badInput('change.url', { zh: '不是网页地址', en: 'is not the address of a web page' });
  }
  requireKnown(sent.prompt_ids, definitionOfCall(call).prompts, 'change.prompt_ids');
  const url = /^https?:\/\//iu.test(sent.url) ? sent.url : `https://${sent.url.replace(/^\/+/u, '')}`;
  const prompts = [...new Set(sent.prompt_ids)];
  const now = call.services.environment.now();
  return { ...sent, url, prompt_ids: prompts, id: sent.id || stableId('change', JSON.stringify([url, sent, now])) };
}

function saveChange(call: SignedCall): { readonly change: PublishedChange } {
  const change = readChange(readBody(call.request.body, changeSaveRequest).change, call);
  const changes = changesOfCall(call);
  const isKnown = changes.some(({ id }) => id === change.id);
  if (!isKnown && changes.length >= MOST_CHANGES) {
    const most = String(MOST_CHANGES);
    throw badInput('change', { zh: `最多 ${most} 条发布记录`, en: `: a project keeps at most ${most} changes` });
  }
  putChanges(call, isKnown ? changes.map((one) => (one.id === change.id ? change : one)) : [...changes, change]);
  if (!isKnown && change.draft_id !== null) new DraftDesk(call).publish(change.draft_id);
  return { change };
}

function deleteChange(call: SignedCall): { readonly change: PublishedChange } {
  const change = changeOf(call, readBody(call.request.body, changeIdRequest).id);
  putChanges(
    call,
    changesOfCall(call).filter(({ id }) => id !== change.id),
  );
  return { change };
}
