import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiKeyListSchema, apiKeySchema, madeKeySchema } from '#client/api/keySchemas.ts';
import type { KeyScope } from '#client/api/keySchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const MINUTE = 60_000;

let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  ada = await server.signIn('ada');
});
afterEach(() => server.stop());

interface Draft {
  readonly name?: string;
  readonly scopes?: readonly KeyScope[];
  readonly project_ids?: readonly string[];
}

async function makeKey(draft: Draft = {}, who = ada) {
  const body = { name: 'Weekly sheet', scopes: ['read'], project_ids: ['p1'], ...draft };
  const { data } = await server.post('/api/front/key/create', body, who);
  const { key, secret } = v.parse(madeKeySchema, data);
  return { key, secret, headers: { authorization: `Bearer ${secret}` } };
}

const listOf = async (who = ada) =>
  v.parse(apiKeyListSchema, (await server.get('/api/front/key/index', who)).data).list;

/** Creating keys requires the level `manage`. */
async function signInManaging(id: string): Promise<Record<string, string>> {
  await server.post('/api/front/user/team/membersUpdate', { id, role: 'user', level: 'manage' }, ada);
  return server.signIn(id);
}

const fileOf = (name: string): string => readFileSync(join(server.dataDir, name), 'utf8');

test('a key is shown once, and only its hash is kept, in a file that its owner alone may read', async () => {
  const { key, secret } = await makeKey();
  expect(secret).toMatch(/^ask_\S{16,}$/u);
  expect(secret.endsWith(key.hint)).toBe(true);
  expect(await listOf()).toEqual([key]);
  const kept = fileOf('keys.json') + fileOf('audit.jsonl');
  expect(kept).toContain('Weekly sheet');
  expect(kept).not.toContain(secret.slice(4));
  expect(statSync(join(server.dataDir, 'keys.json')).mode & 0o077).toBe(0);
});

test('a key is shown, used and revoked although the activity cannot be written', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(server.shared.audit, 'add').mockImplementation(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  const { key, headers } = await makeKey();
  expect((await server.get('/api/front/platform/index', { ...headers, 'project-id': 'p1' })).code).toBe(0);
  expect((await server.post('/api/front/key/revoke', { id: key.id }, ada)).code).toBe(0);
  expect(log.mock.calls.map(([line]) => String(line))).toEqual(
    ['key/create', 'key/firstUse', 'key/revoke'].map((deed) => `The activity could not be written: ${deed}`),
  );
  log.mockRestore();
});

test('a key outlives the server it was made on; a revoked one stays revoked', async () => {
  const kept = await makeKey();
  const gone = await makeKey({ name: 'Old' });
  await server.post('/api/front/key/revoke', { id: gone.key.id }, ada);
  const again = await startTestServer({ dataDir: server.dataDir });
  try {
    expect((await again.get('/api/front/project/index', kept.headers)).code).toBe(0);
    expect((await again.get('/api/front/project/index', gone.headers)).code).toBe(401);
  } finally {
    await again.stop();
  }
});

test('a key reads what the pages read, and its last use is told to the minute', async () => {
  const { key, headers } = await makeKey();
  expect(key.last_used_at).toBeNull();
  const reply = await server.get('/api/front/overview/index', headers);
  expect(reply).toEqual(await server.get('/api/front/overview/index', { ...ada, 'project-id': 'p1' }));
  expect(reply.code).toBe(0);
  const [first] = await listOf();
  server.advance(MINUTE / 2);
  await server.get('/api/front/overview/index', headers);
  expect((await listOf())[0]?.last_used_at).toBe(first?.last_used_at);
  server.advance(MINUTE);
  await server.get('/api/front/overview/index', headers);
  expect((await listOf())[0]?.last_used_at).not.toBe(first?.last_used_at);
});

test('a revoked, an unknown and a cut key are refused as HTTP 401, and say what to do', async () => {
  const { key, secret, headers } = await makeKey();
  expect(v.parse(apiKeySchema, (await server.post('/api/front/key/revoke', { id: key.id }, ada)).data).revoked_at).toBe(
    new Date(Date.parse(key.made_at)).toISOString(),
  );
  for (const authorization of [headers.authorization, 'Bearer ask_nothing', `Bearer ${secret.slice(0, -1)}`]) {
    const response = await fetch(`${server.url}/api/front/overview/index`, {
      headers: { authorization, 'accept-language': 'en' },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await response.json()).toMatchObject({ code: 401, msg: expect.stringContaining('Create a new one') });
  }
});

test('a key may stand behind several spaces, as HTTP allows, and a project sent in the bytes of UTF-8 is named as it was meant', async () => {
  const { secret } = await makeKey();
  const ask = async (project: string) => {
    const headers = { authorization: `bearer   ${secret}`, 'accept-language': 'en', 'project-id': project };
    return (await fetch(`${server.url}/api/front/topic/index`, { headers })).json();
  };
  expect(await ask('p1')).toMatchObject({ code: 0 });
  // As curl sends it: a header that a client writes in Latin-1 holds the bytes as they are.
  expect(await ask(Buffer.from('北风', 'utf8').toString('latin1'))).toMatchObject({
    code: 403,
    msg: expect.stringContaining('“北风”'),
  });
});

test('a key that is sent where none is read is told where it belongs, and so is its project', async () => {
  const { headers, secret } = await makeKey();
  const ask = (path: string, more: Record<string, string>) =>
    fetch(`${server.url}/api/front/${path}`, { headers: { 'accept-language': 'en', 'project-id': 'p1', ...more } });
  for (const response of [
    await ask('overview/index', { authorization: secret }),
    await ask('overview/index', { authorization: `Token ${secret}` }),
    await ask('overview/index', { 'x-api-key': secret }),
    await ask(`overview/index?api_key=${secret}`, {}),
  ]) {
    expect([response.status, await response.text()]).toEqual([401, expect.stringContaining('Authorization: Bearer')]);
  }
  const named = await ask('overview/index?project_id=p1', headers);
  expect([named.status, await named.text()]).toEqual([422, expect.stringContaining('header project-id')]);
});

test('refusals carry their code as HTTP status too', async () => {
  const { headers } = await makeKey();
  const statusOf = async (path: string, more = {}) =>
    (await fetch(`${server.url}${path}`, { headers: { ...headers, ...more } })).status;
  expect(await statusOf('/api/front/overview/index')).toBe(200);
  expect(await statusOf('/api/front/overview/index?start_time=x')).toBe(422);
  expect(await statusOf('/api/front/overview/index', { 'project-id': 'p2' })).toBe(403);
  expect(await statusOf('/api/front/user/profile')).toBe(403);
});

test('a key to send answers in reads none', async () => {
  const { headers } = await makeKey({ scopes: ['push'] });
  expect(await server.get('/api/front/overview/index', { ...headers, 'accept-language': 'en' })).toMatchObject({
    code: 403,
    msg: 'This call needs a key with the scope “read”',
  });
});

test('too many calls wait as long as Retry-After says', async () => {
  const slow = await startTestServer({
    environment: { now: () => now, secret: () => `s-${String((drawn += 1))}-0123456789`, ...RATES },
  });
  try {
    const login = await slow.signIn('ada');
    const body = { name: 'K', scopes: ['read'], project_ids: ['p1'] };
    const { secret } = v.parse(madeKeySchema, (await slow.post('/api/front/key/create', body, login)).data);
    const ask = () => fetch(`${slow.url}/api/front/project/index`, { headers: { authorization: `Bearer ${secret}` } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    now += 29_000;
    expect((await ask()).status).toBe(429);
    now += 1000;
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('0');
    // A login is not rate-limited by its keys.
    expect((await slow.get('/api/front/project/index', login)).code).toBe(0);
  } finally {
    await slow.stop();
  }
});
let now = Date.parse('2026-03-10T04:00:00Z');
let drawn = 0;
const RATES = { tokenLifetime: 86_400_000, keyCallsPerMinute: 2 };

test('a key can do no more than who made it, at the moment of the call', async () => {
  const max = await signInManaging('max');
  expect(
    await server.post('/api/front/key/create', { name: 'K', scopes: ['read'], project_ids: ['p2'] }, max),
  ).toMatchObject({ code: 422, msg: expect.stringContaining('project_ids: “p2”') });
  const { headers } = await makeKey({}, max);
  expect((await server.get('/api/front/overview/index', headers)).code).toBe(0);
  await server.post('/api/front/user/team/membersUpdate', { id: 'max', role: 'user', project_ids: [] }, ada);
  expect((await server.get('/api/front/overview/index', headers)).code).toBe(403);
  await server.post('/api/front/user/team/membersDelete', { id: 'max' }, ada);
  expect((await server.get('/api/front/overview/index', headers)).code).toBe(401);
});

test('the keys of a removed member have ended, and stay so when the member comes back', async () => {
  const max = await signInManaging('max');
  const { headers } = await makeKey({}, max);
  await server.post('/api/front/user/team/membersDelete', { id: 'max' }, ada);
  const listed = v.parse(
    v.object({ list: v.array(v.object({ revoked_at: v.nullable(v.string()) })) }),
    (await server.get('/api/front/key/index', ada)).data,
  );
  expect(listed.list.filter(({ revoked_at: at }) => at === null)).toEqual([]);
  const draft = { emails: ['max@example.com'], role: 'user', level: 'manage', project_ids: ['p1'] };
  const invited = v.parse(
    v.object({ invitations: v.array(v.object({ link: v.string() })) }),
    (await server.post('/api/front/user/team/invite', draft, ada)).data,
  );
  const code = new URL(invited.invitations[0]?.link ?? '', server.url).searchParams.get('code');
  const back = await server.signIn('max');
  expect((await server.post('/api/front/user/team/invite_operate', { code, action: 'accept' }, back)).code).toBe(0);
  expect((await server.get('/api/front/overview/index', headers)).code).toBe(401);
});

test('a key that sends answers in is refused once the level of its maker has fallen, and reads on', async () => {
  const max = await signInManaging('max');
  const { headers } = await makeKey({ scopes: ['read', 'push'] }, max);
  const push = async (): Promise<string> => {
    const body = { answers: [{ id: '1', platform: 'ChatGPT', prompt: 'Which lamp?', answer: 'A lamp.' }] };
    return (await server.post('/api/front/answers/push', body, { ...headers, 'accept-language': 'en' })).msg;
  };
  await server.post('/api/front/user/team/membersUpdate', { id: 'max', role: 'user', level: 'edit' }, ada);
  expect(await push()).toContain('Sample projects');
  await server.post('/api/front/user/team/membersUpdate', { id: 'max', role: 'user', level: 'view' }, ada);
  expect(await push()).toBe(
    'This needs the permission level Edit; the person who made this key has View. Ask 阿达 to change it.',
  );
  expect((await server.get('/api/front/overview/index', headers)).code).toBe(0);
});

test('members see and end their own keys, admins those of the team', async () => {
  const max = await signInManaging('max');
  const own = await makeKey({ name: 'Of Max' }, max);
  const other = await makeKey({ name: 'Of Ada' });
  expect((await listOf(max)).map(({ name }) => name)).toEqual(['Of Max']);
  expect((await listOf()).map(({ name, mine, made_by: by }) => [name, mine, by])).toEqual([
    ['Of Ada', true, '阿达'],
    ['Of Max', false, 'Max'],
  ]);
  expect((await server.post('/api/front/key/revoke', { id: other.key.id }, max)).code).toBe(422);
  expect((await server.post('/api/front/key/revoke', { id: own.key.id }, ada)).code).toBe(0);
  expect((await server.get('/api/front/overview/index', own.headers)).code).toBe(401);
});

test('making, first using and ending a key are entries of the audit log, each once', async () => {
  const { key, headers } = await makeKey();
  await server.get('/api/front/project/index', headers);
  server.advance(2 * MINUTE);
  await server.get('/api/front/project/index', headers);
  for (let time = 0; time < 2; time += 1) await server.post('/api/front/key/revoke', { id: key.id }, ada);
  const entries = fileOf('audit.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deed: string; user_id: string; subject: unknown });
  expect(entries.map(({ deed }) => deed)).toEqual(['key/create', 'key/firstUse', 'key/revoke']);
  for (const entry of entries) {
    expect(entry).toMatchObject({ user_id: 'ada', subject: { id: key.id, name: 'Weekly sheet' } });
  }
});

test('what a test session makes is neither on disk nor elsewhere', async () => {
  const inSession = { 'x-mock-session': 'a' };
  const login = { email: 'ada@example.com', password: 'Answer-2026' };
  const reply = await server.post('/api/front/user/login', login, inSession);
  const token = v.parse(v.object({ token: v.string() }), reply.data);
  const { headers } = await makeKey({}, { ...inSession, authorization: `Bearer ${token.token}` });
  expect((await server.get('/api/front/project/index', { ...headers, ...inSession })).code).toBe(0);
  expect((await server.get('/api/front/project/index', headers)).code).toBe(401);
  expect(existsSync(join(server.dataDir, 'keys.json'))).toBe(false);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['write'] }, 'scopes'],
  [{ project_ids: [] }, 'project_ids'],
  [{ project_ids: ['nowhere'] }, 'project_ids'],
])('a key that makes no sense is refused by its field: %j', async (draft, field) => {
  const body = { name: 'K', scopes: ['read'], project_ids: ['p1'], ...draft };
  expect(await server.post('/api/front/key/create', body, ada)).toMatchObject({
    code: 422,
    msg: expect.stringContaining(field),
  });
});
