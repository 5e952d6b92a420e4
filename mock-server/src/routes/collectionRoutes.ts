import * as v from 'valibot';
import { noticeSchema } from '../../../client/src/api/noticeSchemas.ts';
import { planSchema } from '../../../client/src/api/vipSchemas.ts';
import { madeOnce } from '../../../client/src/lib/madeOnce.ts';
import type { SignedCall } from '../http/Call.ts';
import { Collections } from '../http/Collections.ts';
import { badInput } from '../http/MockError.ts';
import { readBody } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { noticeReadRequest } from '../http/requests/userRequests.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { planOf } from '../state/planOf.ts';
import type { Seed } from '../state/Seed.ts';

const PROJECT_PATHS = {
  '/api/front/topic/index': '/topics',
  '/api/front/platform/index': '/platforms',
  '/api/front/keyword/options': '/keywords',
} as const;
const SEED_PATHS = { '/api/front/vip/index': '/plans', '/api/front/notice/index': '/notices' } as const;

const planRowsSchema = v.array(v.omit(planSchema, ['current']));
const noticeRowsSchema = v.array(noticeSchema);

const collectionsOf = madeOnce(
  ({ topics, platforms, keywords }: ProjectDefinition) =>
    new Collections({ topics, platforms, keywords }, PROJECT_PATHS),
);

/** Plain lists: the filter form's options, membership plans and notices, straight from json-server's collections. */
export function addCollectionRoutes(routes: RouteTable, seed: Seed): void {
  const ofSeed = new Collections({ plans: seed.plans, notices: seed.notices }, SEED_PATHS);
  routes.signed('get', '/api/front/vip/index', (call) => ofSeed.answer(call, (rows) => plansFor(call, rows)));
  routes.signed('get', '/api/front/notice/index', (call) => ofSeed.answer(call, (rows) => noticesFor(call, rows)));
  routes.signed('post', '/api/front/notice/read', readNotices);

  for (const path of Object.keys(PROJECT_PATHS)) {
    routes.signed('get', path, (call) => collectionsOf(definitionOfCall(call)).answer(call, (list) => ({ list })));
  }
}

function plansFor({ services, team }: SignedCall, rows: unknown): unknown {
  const current = planOf(services.seed, team)?.id;
  return v.parse(planRowsSchema, rows).map((plan) => ({ ...plan, current: plan.id === current }));
}

function noticesFor({ state, user }: SignedCall, rows: unknown): unknown {
  const read = state.readNotices(user.id);
  const list = v
    .parse(noticeRowsSchema, rows)
    .map((notice) => ({ ...notice, read: notice.read || read.has(notice.id) }))
    .sort((a, b) => b.at.localeCompare(a.at));
  return { list, unread: list.filter((notice) => !notice.read).length };
}

function readNotices({ request, state, user, services }: SignedCall): null {
  const { ids } = readBody(request.body, noticeReadRequest);
  const unknown = ids.find((id) => !services.seed.notices.some((notice) => notice.id === id));
  if (unknown !== undefined) throw badInput('ids', { zh: `没有通知 ${unknown}`, en: `there is no notice ${unknown}` });
  const read = state.readNotices(user.id);
  for (const id of ids) read.add(id);
  return null;
}
