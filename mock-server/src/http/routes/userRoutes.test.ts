import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { profileSchema, tokenReplySchema } from '#client/api/userSchemas.ts';
import { PASSWORD } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const LOGIN = '/api/front/user/login';
const REGISTER = '/api/front/user/register/email';
const PROFILE = '/api/front/user/profile';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

describe('logging in', () => {
  test('gives a token that opens the profile', async () => {
    const reply = await server.post(LOGIN, { email: 'ADA@example.com', password: PASSWORD });
    expect(reply.code).toBe(0);
    const { token } = v.parse(tokenReplySchema, reply.data);
    const profile = await server.get(PROFILE, { authorization: `Bearer ${token}` });
    expect(v.parse(profileSchema, profile.data)).toMatchObject({ email: 'ada@example.com', role: 'admin' });
  });

  test('says the same of a wrong password and of an unknown address, in the language asked for', async () => {
    const wrong = await server.post(LOGIN, { email: 'ada@example.com', password: 'nonsense' });
    const unknown = await server.post(LOGIN, { email: 'nobody@example.com', password: 'nonsense' });
    expect(wrong).toEqual({ code: 422, msg: '邮箱或密码不正确', data: null });
    expect(unknown).toEqual(wrong);
    const english = await server.post(LOGIN, { email: 'a@b.co', password: 'x' }, { 'accept-language': 'en-US,en' });
    expect(english.msg).toBe('Wrong email or password');
  });

  test('is slowed down after ten failures within a minute, for that address only', async () => {
    const body = { email: 'ada@example.com', password: 'guess' };
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await server.post(LOGIN, body)).code).toBe(422);
    const right = { ...body, password: PASSWORD };
    expect((await server.post(LOGIN, right)).code).toBe(429);
    expect((await server.post(LOGIN, { email: 'max@example.com', password: PASSWORD })).code).toBe(0);
    server.advance(60_001);
    expect((await server.post(LOGIN, right)).code).toBe(0);
  });

  test('lasts seven days', async () => {
    const headers = await server.signIn('ada');
    server.advance(7 * 86_400_000 - 1);
    expect((await server.get(PROFILE, headers)).code).toBe(0);
    server.advance(1);
    const reply = await server.get(PROFILE, headers);
    expect(reply.code).toBe(500);
    expect(reply.msg).toContain('未登录');
  });

  test('ends with logging out', async () => {
    const headers = await server.signIn('ada');
    expect((await server.post('/api/front/user/logout', {}, headers)).code).toBe(0);
    expect(await server.get(PROFILE, headers)).toMatchObject({ code: 500, data: null });
  });

  test('that ended long ago is told so by HTTP 401 or by code 500, as the fixtures say of it, and never signs in', async () => {
    const ask = async (path: string, token: string, method = 'GET') => {
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      return {
        status: response.status,
        ...(v.parse(v.looseObject({}), await response.json()) as { code?: unknown; msg?: unknown }),
      };
    };
    expect(await ask(PROFILE, 'ended-http401')).toMatchObject({ status: 401, code: 401 });
    expect(await ask('/api/user/menu', 'ended-http401', 'POST')).toMatchObject({ status: 401 });
    expect(await ask(PROFILE, 'ended-code500')).toMatchObject({
      status: 200,
      code: 500,
      msg: expect.stringContaining('未登录') as unknown,
    });
    expect(await ask('/api/user/menu', 'ended-code500', 'POST')).toMatchObject({ code: 50014 });
  });

  test('names 未登录 in English too, because that is how a client knows', async () => {
    expect((await server.get(PROFILE, { 'accept-language': 'en' })).msg).toContain('未登录');
  });
});

describe('registering', () => {
  const draft = { email: 'New@Example.com', password: 'long-enough', name: '新人' };

  test('makes an account that can log in and sees the projects', async () => {
    const reply = await server.post(REGISTER, draft);
    const { token } = v.parse(tokenReplySchema, reply.data);
    const list = await server.get('/api/front/project/index', { authorization: `Bearer ${token}` });
    expect(list.data).toMatchObject({ list: [{ id: 'p1' }, { id: 'p2' }] });
    expect((await server.post(LOGIN, { email: 'new@example.com', password: 'long-enough' })).code).toBe(0);
  });

  test('refuses an address that has an account, naming the field', async () => {
    const reply = await server.post(REGISTER, { ...draft, email: 'ADA@example.com' });
    expect(reply).toMatchObject({ code: 422, data: { fields: { email: '邮箱已被注册，请直接登录' } } });
    expect(reply.msg).toMatch(/^email/u);
  });

  test.each([
    ['email', { ...draft, email: 'no address' }],
    ['password', { ...draft, password: 'short' }],
    ['name', { ...draft, name: '   ' }],
    ['invite_code', { ...draft, invite_code: 'unheard-of' }],
    ['name', { email: draft.email, password: draft.password }],
  ])('names the field %s when it is at fault', async (field, body) => {
    expect(await server.post(REGISTER, body)).toMatchObject({ code: 422, msg: expect.stringMatching(`^${field}: `) });
    expect((await server.post(LOGIN, { email: 'new@example.com', password: 'long-enough' })).code).toBe(422);
  });

  test('is not limited on this computer alone, and is by network where others reach the server', async () => {
    const from = async (address: string, email: string, to = server): Promise<number> => {
      // The second proxy on this machine appends the first, the client made the first entry up.
      const headers = { 'x-forwarded-for': `203.0.113.9, ${address}, 127.0.0.1` };
      return (await to.post(REGISTER, { ...draft, email }, headers)).code;
    };
    const known = Array.from({ length: 32 }, () => from('192.0.2.1', 'ada@example.com'));
    expect(new Set(await Promise.all(known))).toEqual(new Set([422]));
    const environment = { now: server.now, secret: randomUUID, tokenLifetime: 60_000, isOpen: true };
    const open = await startTestServer({ environment });
    try {
      const first = Array.from({ length: 30 }, () => from('192.0.2.1', 'ada@example.com', open));
      expect(new Set(await Promise.all(first))).toEqual(new Set([422]));
      expect(await from('192.0.2.1', 'new@example.com', open)).toBe(429);
      expect(await from('192.0.2.2', 'new@example.com', open)).toBe(0);
      server.advance(3_600_001);
      expect(await from('192.0.2.1', 'other@example.com', open)).toBe(0);
    } finally {
      await open.stop();
    }
  });

  test('with the code of an invitation joins the team that invited', async () => {
    const body = { ...draft, email: 'open@guests.example', invite_code: 'code-open' };
    const { token } = v.parse(tokenReplySchema, (await server.post(REGISTER, body)).data);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.get(PROFILE, headers)).data).toMatchObject({ role: 'user' });
    expect((await server.get('/api/front/project/index', headers)).data).toMatchObject({ list: [{ id: 'p1' }] });
  });

  test('with the code of an invitation for another address is refused and makes no account', async () => {
    const reply = await server.post(REGISTER, { ...draft, invite_code: 'code-open' });
    expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining('email') });
    expect((await server.post(REGISTER, draft)).code).toBe(0);
  });
});

describe('changing oneself', () => {
  test('keeps what was not sent and ignores what is no profile field', async () => {
    const headers = await server.signIn('max');
    const reply = await server.post(
      '/api/front/user/editProfile',
      { jobName: ' 编辑 ', role: 'admin', email: 'x' },
      headers,
    );
    expect(v.parse(profileSchema, reply.data)).toMatchObject({ jobName: '编辑', role: 'user', name: 'Max' });
    expect((await server.get(PROFILE, headers)).data).toEqual({
      ...(reply.data as object),
      level: 'edit',
      managers: ['阿达'],
    });
  });

  test('undoes nothing that an admin changed while the picture was looked for', async () => {
    const [ada, max] = [await server.signIn('ada'), await server.signIn('max')];
    const draft = { id: 'max', role: 'user', level: 'view', project_ids: [] };
    vi.spyOn(server.shared.uploads, 'load').mockImplementation(async () => {
      expect((await server.post('/api/front/user/team/membersUpdate', draft, ada)).code).toBe(0);
      return Buffer.from('x');
    });
    const change = { name: 'Maximilian', avatar: '/api/uploads/a.png' };
    expect((await server.post('/api/front/user/editProfile', change, max)).code).toBe(0);
    expect(server.shared.directory.user('max')).toMatchObject({
      ...{ level: 'view', projectIds: [] },
      profile: { name: 'Maximilian' },
    });
  });

  test.each([
    ['personalWebsite', 'javascript:alert(1)'],
    ['avatar', 'data:text/html,x'],
    ['avatar', 'https://elsewhere.example/a.png'],
    ['avatar', '/api/uploads/aaaaaaaaaaaaaaaaaaaa.png'],
    ['introduction', 'x'.repeat(501)],
    ['name', ''],
    ['job', 7],
  ])('refuses %s = %s', async (field, value) => {
    const headers = await server.signIn('max');
    const reply = await server.post('/api/front/user/editProfile', { [field]: value }, headers);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining(field) });
  });

  test('asks for the password before it changes the address', async () => {
    const headers = await server.signIn('max');
    const draft = { email: 'max2@example.com', phone: '+86 199 0000 0001', password: 'wrong' };
    expect(await server.post('/api/front/user/updateAccount', draft, headers)).toMatchObject({
      code: 422,
      msg: expect.stringContaining('password'),
    });
    const reply = await server.post('/api/front/user/updateAccount', { ...draft, password: PASSWORD }, headers);
    expect(v.parse(profileSchema, reply.data)).toMatchObject({ email: 'max2@example.com', phone: '+86 199 0000 0001' });
    expect((await server.post(LOGIN, { email: 'max2@example.com', password: PASSWORD })).code).toBe(0);
  });

  test('cannot take the address of somebody else', async () => {
    const headers = await server.signIn('max');
    const draft = { email: 'ada@example.com', phone: '', password: PASSWORD };
    expect(await server.post('/api/front/user/updateAccount', draft, headers)).toMatchObject({
      code: 422,
      msg: expect.stringContaining('email'),
    });
  });

  test('a new password needs the old one, and signs the other devices out', async () => {
    const [here, there] = [await server.signIn('max'), await server.signIn('max')];
    const path = '/api/front/user/updatePassword';
    const wrong = await server.post(path, { old_password: 'x', new_password: 'brand-new-1' }, here);
    expect(wrong).toMatchObject({ code: 422, msg: expect.stringContaining('old_password') });
    expect((await server.post(path, { old_password: PASSWORD, new_password: 'brand-new-1' }, here)).code).toBe(0);
    expect((await server.get(PROFILE, here)).code).toBe(0);
    expect((await server.get(PROFILE, there)).code).toBe(500);
    expect((await server.post(LOGIN, { email: 'max@example.com', password: PASSWORD })).code).toBe(422);
    expect((await server.post(LOGIN, { email: 'max@example.com', password: 'brand-new-1' })).code).toBe(0);
  });

  test('leaves the other devices signed in when asked to', async () => {
    const [here, there] = [await server.signIn('max'), await server.signIn('max')];
    const draft = { old_password: PASSWORD, new_password: 'brand-new-1', logout_others: false };
    expect((await server.post('/api/front/user/updatePassword', draft, here)).code).toBe(0);
    expect((await server.get(PROFILE, there)).code).toBe(0);
    const odd = { old_password: 'brand-new-1', new_password: 'brand-new-2', logout_others: 'no' };
    expect(await server.post('/api/front/user/updatePassword', odd, here)).toMatchObject({
      code: 422,
      msg: expect.stringContaining('logout_others'),
    });
  });
});
