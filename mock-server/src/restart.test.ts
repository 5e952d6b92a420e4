import { scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './createApp.ts';
import { importSample } from './testing/importSample.ts';
import { smallSamples } from './testing/smallSamples.ts';
import { NOW, PASSWORD, smallSeed, TODAY } from './testing/smallSeed.ts';
import { startTestServer } from './testing/startTestServer.ts';
import type { TestServer } from './testing/startTestServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const replySchema = v.object({ code: v.number(), data: v.unknown() });
type Ask = (
  path: string,
  headers?: Record<string, string>,
  body?: unknown,
) => Promise<v.InferOutput<typeof replySchema>>;

/** Starts another server on the same folder, as after a restart, for the duration of `work`. */
async function afterRestart(work: (ask: Ask) => Promise<void>, testSwitches = true): Promise<void> {
  let drawn = 0;
  const environment = {
    now: () => NOW + 1000,
    secret: () => `later-${String((drawn += 1)).padStart(10, '0')}`,
    tokenLifetime: 1e9,
  };
  const { app } = createApp({
    seed: smallSeed,
    samples: smallSamples,
    dataDir: server.dataDir,
    environment,
    today: TODAY,
    testSwitches,
  });
  const later = createServer(app);
  await new Promise<void>((resolve) => later.listen(0, '127.0.0.1', resolve));
  const address = later.address();
  const url = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  try {
    await work(async (path, headers = {}, body) => {
      const init =
        body === undefined
          ? { headers }
          : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return v.parse(replySchema, await (await fetch(`${url}/api/front/${path}`, init)).json());
    });
  } finally {
    later.closeAllConnections();
    later.close();
  }
}

const login = (email: string, password: string) => ['user/login', {}, { email, password }] as const;

test('a changed password, a new account, an invitation and a login are there after a restart', async () => {
  const ada = await server.signIn('ada');
  const kept = await server.post(
    '/api/front/user/updatePassword',
    { old_password: PASSWORD, new_password: 'Changed-2026' },
    ada,
  );
  expect(kept.code).toBe(0);
  const draft = { email: 'new@example.com', password: 'Newcomer-2026', name: 'New' };
  expect((await server.post('/api/front/user/register/email', draft)).code).toBe(0);
  const invitation = { emails: ['guest@example.com'], role: 'user', project_ids: ['p1'] };
  expect((await server.post('/api/front/user/team/invite', invitation, ada)).code).toBe(0);
  await afterRestart(async (ask) => {
    expect((await ask(...login('ada@example.com', PASSWORD))).code).toBe(422);
    expect((await ask(...login('ada@example.com', 'Changed-2026'))).code).toBe(0);
    expect((await ask(...login('new@example.com', 'Newcomer-2026'))).code).toBe(0);
    expect((await ask('user/profile', ada)).code).toBe(0);
    expect(JSON.stringify((await ask('user/team/invite_list', ada)).data)).toContain('guest@example.com');
  });
});

test('permission levels are there after a restart; what was kept before there were levels may do what it could', async () => {
  const ada = await server.signIn('ada');
  const max = await server.signIn('max');
  const change = { id: 'max', role: 'user', level: 'view' };
  expect((await server.post('/api/front/user/team/membersUpdate', change, ada)).code).toBe(0);
  const draft = { emails: ['guest@example.com'], role: 'user', level: 'view' };
  expect((await server.post('/api/front/user/team/invite', draft, ada)).code).toBe(0);
  await afterRestart(async (ask) => {
    expect((await ask('user/profile', max)).data).toMatchObject({ level: 'view', managers: ['阿达'] });
    expect((await ask('keyword/add', max, { keywords: [] })).code).toBe(403);
    expect((await ask('user/team/invite_list', ada)).data).toContainEqual(
      expect.objectContaining({ email: 'guest@example.com', level: 'view' }),
    );
  });
  const file = join(server.dataDir, 'accounts.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"level":"view",', ''));
  await afterRestart(async (ask) => {
    expect((await ask('user/profile', max)).data).toMatchObject({ level: 'manage' });
  });
});

test('a password that an earlier version stored with a lower cost still logs in, and is stored with the present cost then', async () => {
  const draft = { email: 'new@example.com', password: 'Newcomer-2026', name: 'New' };
  expect((await server.post('/api/front/user/register/email', draft)).code).toBe(0);
  const file = join(server.dataDir, 'accounts.jsonl');
  const hash = scryptSync(draft.password, 'former', 32, { N: 1024 }).toString('hex');
  const former = { password: { salt: 'former', hash } };
  const lines = readFileSync(file, 'utf8').replace(/"password":\{[^}]+\}/u, JSON.stringify(former).slice(1, -1));
  expect(lines).toContain(hash);
  writeFileSync(file, lines);
  const storedCost = (): string | undefined => /"cost":(\d+)/u.exec(readFileSync(file, 'utf8'))?.[1];
  expect(storedCost()).toBeUndefined();
  await afterRestart(async (ask) => {
    expect((await ask(...login(draft.email, 'Newcomer-2025'))).code).toBe(422);
    expect((await ask(...login(draft.email, draft.password))).code).toBe(0);
    expect(storedCost()).toBe('16384');
    expect((await ask(...login(draft.email, draft.password))).code).toBe(0);
  });
});

test('alerts, who saw them, and mutes are there after a restart', async () => {
  importSample(server.dataDir, 'own-import');
  const ada = { ...(await server.signIn('ada')), 'project-id': 'own-import' };
  await server.get('/api/front/alert/index', ada);
  const muting = { scope: 'kind', of: 'thin_platform', until: null };
  expect((await server.post('/api/front/alert/mute', muting, ada)).code).toBe(0);
  const before = await server.get('/api/front/alert/index?view=muted', ada);
  expect(before.data).toMatchObject({ muted_kinds: [{ kind: 'thin_platform', name: '阿达' }] });
  await afterRestart(async (ask) => {
    expect((await ask('alert/index?view=muted', ada)).data).toEqual(before.data);
  });
});

test('who was signed out stays so, and no token can be read on disk', async () => {
  const ada = await server.signIn('ada');
  await server.post('/api/front/user/logout', {}, ada);
  await afterRestart(async (ask) => {
    expect((await ask('user/profile', ada)).code).toBe(500);
  });
});

test('without the switches for tests no header opens the state of the beginning', async () => {
  const ada = await server.signIn('ada');
  await server.post('/api/front/user/updatePassword', { old_password: PASSWORD, new_password: 'Changed-2026' }, ada);
  await afterRestart(async (ask) => {
    const [path, , body] = login('ada@example.com', PASSWORD);
    expect((await ask(path, { 'x-mock-session': 'fresh' }, body)).code).toBe(422);
    expect((await ask('user/profile', { ...ada, 'x-mock-fault': 'code500' })).code).toBe(0);
  }, false);
});
