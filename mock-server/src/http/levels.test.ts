import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS_LEVELS, reaches } from '#client/api/schemas/accessSchemas.ts';
import type { Access } from '#client/api/schemas/accessSchemas.ts';
import { smallSeed } from '../testing/smallSeed.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { decidedLevel } from './neededLevels.ts';
import type { RegisteredCall } from './RouteTable.ts';

/** One more admin per level, so that only the level differs. */
const [ada] = smallSeed.users;
if (ada === undefined) throw new Error('nobody in the seed');
const people = ACCESS_LEVELS.map((level) => ({
  ...ada,
  id: `of-${level}`,
  level,
  profile: { ...ada.profile, name: `Of ${level}`, email: `of-${level}@example.com` },
}));

let server: TestServer;
const logins = new Map<Access, Record<string, string>>();
const documentSchema = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        requestBody: v.optional(
          v.object({ content: v.record(v.string(), v.object({ example: v.optional(v.unknown()) })) }),
        ),
      }),
    ),
  ),
});
let document: v.InferOutput<typeof documentSchema>;

beforeAll(async () => {
  server = await startTestServer({
    seed: {
      ...smallSeed,
      // ada's password is hashed with her id as the salt; the others share the hash.
      users: [...smallSeed.users, ...people],
    },
  });
  document = v.parse(documentSchema, await (await fetch(`${server.url}/api/openapi.json`)).json());
  for (const level of ACCESS_LEVELS) logins.set(level, await signIn(level));
});
afterAll(() => server.stop());

const signIn = async (level: Access): Promise<Record<string, string>> => ({
  ...(await server.signIn(`of-${level}`)),
  'accept-language': 'en',
});

const posts = (): readonly RegisteredCall[] => server.routes.calls.filter(({ method }) => method === 'post');
const guarded = (): readonly RegisteredCall[] => posts().filter(({ caller }) => caller !== 'anybody');

/** Sends the request example of the OpenAPI description. */
async function ask({ path }: RegisteredCall, level: Access): Promise<{ readonly code: number; readonly msg: string }> {
  const example = document.paths[path]?.['post']?.requestBody?.content['application/json']?.example ?? {};
  return server.post(path, example, { ...logins.get(level), 'project-id': 'p1' });
}

/** All data that calls can change. */
async function dataOfServer(): Promise<unknown> {
  const paths = ['user/team/members', 'user/team/invite_list', 'project/index', 'prompt/index', 'brand/index']
    .concat(['keyword/index', 'key/index', 'optimize/actions', 'optimize/drafts', 'optimize/briefs'])
    .concat(['optimize/pages', 'optimize/changes', 'brand/facts', 'user/team/audit', 'project/setup']);
  const headers = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  const replies = await Promise.all(paths.map((path) => server.get(`/api/front/${path}`, headers)));
  expect(replies.filter(({ code }) => code !== 0)).toEqual([]);
  return Object.fromEntries(paths.map((path, index) => [path, replies[index]]));
}

test('of every posted call it is decided which level it needs, and of no call that there is not', () => {
  expect(posts().filter(({ path }) => decidedLevel(path) === undefined)).toEqual([]);
  const levels = new Set(posts().map(({ path }) => decidedLevel(path)));
  expect(levels).toEqual(new Set(ACCESS_LEVELS));
});

test('every call that writes is refused to those with a lower level, by name of the level and of who gives it, and nothing changes', async () => {
  const before = await dataOfServer();
  let refused = 0;
  for (const call of guarded()) {
    const needed = decidedLevel(call.path) ?? 'manage';
    for (const level of ACCESS_LEVELS.filter((one) => !reaches(one, needed))) {
      const { code, msg } = await ask(call, level);
      expect([call.path, level, code]).toEqual([call.path, level, 403]);
      expect(msg).toMatch(
        new RegExp(`^This needs the permission level ${needed}; yours is ${level}\\. Ask .* to change it\\.$`, 'iu'),
      );
      expect(msg).toContain('阿达');
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(70);
  expect(await dataOfServer()).toEqual(before);
});

test('every call passes those who have the level it needs', async () => {
  for (const call of guarded()) {
    const needed = decidedLevel(call.path) ?? 'manage';
    for (const level of ACCESS_LEVELS.filter((one) => reaches(one, needed))) {
      const { msg } = await ask(call, level);
      expect([call.path, level, msg.includes('permission level')]).toEqual([call.path, level, false]);
      if (call.path.endsWith('/logout')) logins.set(level, await signIn(level));
    }
  }
});

test('everybody reads everything but the invitations, whose links let people in', async () => {
  const viewer = { ...(await signIn('view')), 'project-id': 'p1' };
  for (const { path, caller } of server.routes.calls.filter(({ method }) => method === 'get')) {
    if (caller === 'anybody') continue;
    const { msg } = await server.get(path, viewer);
    expect([path, msg.includes('permission level')]).toEqual([path, path.endsWith('/invite_list')]);
  }
});
