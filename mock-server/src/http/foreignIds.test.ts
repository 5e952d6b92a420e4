import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeImported } from '../store/projectFiles/projectStore.ts';
import { giveToTeam } from '../store/projectFiles/projectTeam.ts';
import { smallSamples } from '../testing/smallSamples.ts';
import { TODAY } from '../testing/smallSeed.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** A word that occurs only in the foreign project. */
const SECRET = 'Zebra-of-another-team';
const FOREIGN = 'foreign';
const AT = '2026-03-09T00:00:00.000Z';

const exampleSchema = v.object({ example: v.optional(v.unknown()) });
const operationSchema = v.object({
  parameters: v.optional(
    v.array(
      v.looseObject({
        ...{ name: v.optional(v.string()), in: v.optional(v.string()), required: v.optional(v.boolean()) },
        example: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), exampleSchema) })),
});
const documentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

let server: TestServer;
let callers: Readonly<Record<string, Record<string, string>>>;
let owner: Record<string, string>;
let ids: readonly string[];
let operations: ReadonlyMap<string, v.InferOutput<typeof operationSchema>>;

beforeAll(async () => {
  server = await startTestServer();
  const draft = { email: 'zoe@elsewhere.example', name: SECRET, password: 'korrekt-Pferd-7' };
  const { data } = await server.post('/api/front/user/register/email', draft);
  const { token } = v.parse(v.object({ token: v.string() }), data);
  const login = { authorization: `Bearer ${token}`, 'x-xsrf-token': 'of-the-tests' };
  const { data: profile } = await server.get('/api/front/user/profile', login);
  const { accountId } = v.parse(v.object({ accountId: v.string() }), profile);
  importForeign(teamOfNewcomer());
  owner = { ...login, 'project-id': FOREIGN };
  ids = [FOREIGN, accountId, ...(await makeThings())];
  callers = { admin: await server.signIn('ada'), member: await server.signIn('max') };
  operations = await readOperations();
});
afterAll(() => server.stop());

/** The id of a new account's own team, from the accounts file. */
function teamOfNewcomer(): string {
  const found = [...readFileSync(join(server.dataDir, 'accounts.jsonl'), 'utf8').matchAll(/"team_?[iI]d":"([^"]+)"/gu)];
  return found.at(-1)?.[1] ?? '';
}

function importForeign(teamId: string): void {
  const [project] = smallSamples.projects(TODAY);
  if (project === undefined) throw new Error('There is no small project');
  const answers = [...smallSamples.answers('p1', TODAY)].map((answer) => ({
    ...answer,
    text: `${answer.text} ${SECRET}`,
  }));
  const origin = { origin: 'import', created_at: AT, updated_at: AT, answer_count: answers.length } as const;
  writeImported(server.dataDir, { ...project, id: FOREIGN, name: SECRET, ...origin }, answers);
  giveToTeam(server.dataDir, FOREIGN, teamId);
}

/** Creates items of the other team that have ids of their own. */
async function makeThings(): Promise<readonly string[]> {
  const made = [
    await server.post(
      '/api/front/user/team/invite',
      { emails: ['guest@elsewhere.example'], role: 'user', project_ids: [FOREIGN] },
      owner,
    ),
    await server.post('/api/front/key/create', { name: SECRET, scopes: ['read'], project_ids: [FOREIGN] }, owner),
    await server.post('/api/front/prompt/add', { prompts: [{ text: `${SECRET}?`, topic: SECRET, tags: [] }] }, owner),
    await server.post(
      '/api/front/keyword/add',
      { from: 'typed', keywords: [{ label: SECRET, band: null, source: '' }] },
      owner,
    ),
  ];
  expect(made.slice(0, 3).map(({ code, msg }) => [code, msg])).toEqual([1, 2, 3].map(() => [0, 'ok']));
  const text = JSON.stringify([made, (await server.get('/api/front/user/team/invite_list', owner)).data]);
  return [...new Set([...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id = '']) => id))];
}

async function readOperations(): Promise<typeof operations> {
  const document: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const { paths } = v.parse(documentSchema, document);
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method} ${path}`, v.parse(operationSchema, operation)] as const,
      ),
    ),
  );
}

/** The request example of the OpenAPI description, with every id replaced. */
function exampleOf(method: string, path: string, id: string | null): unknown {
  const operation = operations.get(`${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`);
  const example =
    method === 'get'
      ? Object.fromEntries(
          (operation?.parameters ?? []).flatMap(({ name, in: where, example: value, required }) =>
            where === 'query' && name !== undefined && (required === true || /id/u.test(name))
              ? [[name, value ?? id]]
              : [],
          ),
        )
      : (operation?.requestBody?.content['application/json']?.example ?? {});
  return id === null ? example : withIds(example, id);
}

function withIds(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]: [string, unknown]) => {
      if (/(?:^|_)id$/u.test(name) && typeof of !== 'object') return [name, id];
      if (/(?:^|_)ids(?:\[\])?$/u.test(name)) return [name, [id]];
      return [name, withIds(of, id)];
    }),
  );
}

async function ask(method: string, path: string, asked: unknown, headers: Record<string, string>) {
  if (method === 'post') return server.post(path, asked, headers);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  // Tables and exports are not sent as envelopes.
  const reply = await fetch(`${server.url}${path}?${query.toString()}`, { headers });
  const text = await reply.text();
  const code: unknown = text.startsWith('{"code":') ? (JSON.parse(text) as { code: unknown }).code : reply.status;
  return { code, text };
}

/** Public calls, and those that end the caller's own login. */
const LEFT_OUT =
  /\/api\/uploads\/|\/login$|\/register\/|invite_(?:page_info|operate)$|\/logout$|\/updatePassword$|[tT]oken$|\/api\/user\/menu$/u;
const callsAsked = () => server.routes.calls.filter(({ path }) => !LEFT_OUT.test(path));

/** All data of the other team that another team could have changed. */
async function foreignState(): Promise<string> {
  const paths = [
    'project/index',
    'prompt/index',
    'keyword/index',
    'brand/index',
    'user/team/members',
    'user/team/invite_list',
    'key/index',
    'optimize/drafts',
  ];
  const replies = await Promise.all(paths.map((path) => server.get(`/api/front/${path}`, owner)));
  expect(replies.map(({ code }) => code)).toEqual(paths.map(() => 0));
  return JSON.stringify(replies.map(({ data }) => data));
}

test.each(['admin', 'member'])(
  'the %s of another team gets at nothing of a project that is not theirs, over every call',
  async (role) => {
    const headers = { ...callers[role], 'project-id': FOREIGN };
    const before = await foreignState();
    expect(before).toContain(SECRET);
    const refused: number[] = [];
    for (const { method, path, ofProject } of callsAsked()) {
      const reply = await ask(method, path, exampleOf(method, path, null), headers);
      expect(JSON.stringify(reply), path).not.toContain(SECRET);
      if (!ofProject) continue;
      // Invalid input may be reported before the project is checked.
      expect([403, 422], path).toContain(reply.code);
      refused.push(Number(reply.code));
    }
    expect(refused.length).toBeGreaterThan(80);
    expect(refused.filter((code) => code === 403).length).toBeGreaterThan(refused.length * 0.7);
    expect(await foreignState()).toBe(before);
  },
);

test.each(['admin', 'member'])(
  'ids of another team’s things open nothing to the %s, in whichever call',
  async (role) => {
    const headers = { ...callers[role], 'project-id': 'p1' };
    const before = await foreignState();
    for (const { method, path } of callsAsked()) {
      for (const id of ids) {
        const reply = await ask(method, path, exampleOf(method, path, id), headers);
        // The error may repeat an id that was sent, but not the item's content.
        expect(JSON.stringify(reply), `${path} ${id}`).not.toContain(SECRET);
      }
    }
    expect(await foreignState()).toBe(before);
  },
);
