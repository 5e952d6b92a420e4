import * as v from 'valibot';
import { keywordOptionsSchema, optionListSchema } from '#client/api/filterSchemas.ts';
import { noticeSchema } from '#client/api/noticeSchemas.ts';
import type { Notice } from '#client/api/noticeSchemas.ts';
import { planSchema } from '#client/api/vipSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { planOf } from '#server/service/accounts/planOf.ts';
import { alertNotices, readAlertNotices } from '#server/service/alerts/alertNotices.ts';
import { channelNotices } from '#server/service/channelManagement/channelNotices.ts';
import type { Seed } from '#server/store/session/Seed.ts';
import type { SignedCall } from '../Call.ts';
import { Collections } from '../Collections.ts';
import { readBody } from '../readInput.ts';
import { emptyRequest } from '../requests/fields.ts';
import { noticeReadRequest } from '../requests/userRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

const PROJECT_PATHS = {
  '/api/front/topic/index': '/topics',
  '/api/front/platform/index': '/platforms',
  '/api/front/keyword/options': '/keywords',
} as const;
/** What is sent of each entry: the definition holds more. */
const PROJECT_REPLIES: Readonly<
  Record<keyof typeof PROJECT_PATHS, typeof optionListSchema | typeof keywordOptionsSchema>
> = {
  '/api/front/topic/index': optionListSchema,
  '/api/front/platform/index': optionListSchema,
  '/api/front/keyword/options': keywordOptionsSchema,
};
const SEED_PATHS = { '/api/front/vip/index': '/plans', '/api/front/notice/index': '/notices' } as const;

const planRowsSchema = v.array(planSchema);
const noticeRowsSchema = v.array(
  v.object({
    ...noticeSchema.entries,
    project_id: v.optional(v.nullable(v.string()), null),
    team_id: v.optional(v.nullable(v.string()), null),
  }),
);

const collectionsOf = memoize(
  ({ topics, platforms, keywords }: ProjectDefinition) =>
    new Collections({ topics, platforms, keywords }, PROJECT_PATHS),
);

/** Plain lists from json-server's collections: options of the filter form, membership plans, notices. */
export function addCollectionRoutes(routes: RouteTable, seed: Seed): void {
  const ofSeed = new Collections({ plans: seed.plans, notices: seed.notices }, SEED_PATHS);
  routes.signed('get', '/api/front/vip/index', (call) => ofSeed.answer(call, (rows) => plansFor(call, rows)));
  routes.signed('get', '/api/front/notice/index', async (call) => {
    const alerts = await alertNotices(call.rights, call.locale);
    return ofSeed.answer(call, (rows) => noticesFor(call, rows, alerts));
  });
  routes.signed('post', '/api/front/notice/read', readNotices);

  for (const [path, reply] of Object.entries(PROJECT_REPLIES)) {
    routes.project('get', path, emptyRequest, ({ call, project }) =>
      collectionsOf(project.shown).answer(call, (list) => v.parse(reply, { list })),
    );
  }
}

function plansFor({ services, team }: SignedCall, rows: unknown): unknown {
  const current = planOf(services.seed, team)?.id;
  return v.parse(planRowsSchema, rows).map((plan) => ({ ...plan, current: plan.id === current }));
}

/** The caller's notices: of their projects and their team, and the open alerts of their projects. */
function noticesFor({ state, user, team, rights }: SignedCall, rows: unknown, alerts: readonly Notice[]): unknown {
  const read = state.readNotices(user.id);
  const own = v
    .parse(noticeRowsSchema, rows)
    .filter(
      ({ project_id: project, team_id: of }) =>
        (of ?? team.id) === team.id && (project === null || rights.maySee(project)),
    )
    .map(({ project_id: _project, team_id: _team, ...notice }) => ({
      ...notice,
      read: notice.read || read.has(notice.id),
    }))
    .concat(channelNotices(rights).map((notice) => ({ ...notice, read: read.has(notice.id) })));
  const list = [...own, ...alerts].sort((a, b) => compareCodes(b.at, a.at));
  return { list, unread: list.filter((notice) => !notice.read).length };
}

function readNotices({ request, state, user, services, rights }: SignedCall): null {
  const { ids } = readBody(request.body, noticeReadRequest);
  const kept = new Set([...services.seed.notices, ...channelNotices(rights)].map(({ id }) => id));
  const unread = ids.filter((id) => !kept.has(id));
  const unknown = readAlertNotices(rights, unread);
  if (unknown !== undefined) throw badInput('ids', { zh: `没有通知 ${unknown}`, en: `there is no notice ${unknown}` });
  const read = state.readNotices(user.id);
  for (const id of ids) read.add(id);
  return null;
}
