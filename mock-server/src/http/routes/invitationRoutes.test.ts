import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { invitationListSchema, invitePageSchema, inviteReplySchema } from '#client/api/teamSchemas.ts';
import { tokenReplySchema } from '#client/api/userSchemas.ts';
import { NOW } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const INVITE = '/api/front/user/team/invite';
const LIST = '/api/front/user/team/invite_list';
const CANCEL = '/api/front/user/team/invite_canel';
const PAGE = '/api/front/user/team/invite_page_info';
const OPERATE = '/api/front/user/team/invite_operate';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

const statusOf = async (code: string) =>
  v.parse(invitePageSchema, (await server.get(`${PAGE}?code=${code}`)).data).status;

describe('inviting', () => {
  test('says of each address whether it was invited or why not', async () => {
    const emails = ['a@new.example', 'A@new.example ', 'nonsense', 'max@example.com', 'open@guests.example'];
    const reply = v.parse(inviteReplySchema, (await server.post(INVITE, { emails, role: 'user' }, admin)).data);
    expect(reply.invitations?.map(({ email, status }) => [email, status])).toEqual([['a@new.example', 'pending']]);
    expect(reply.refused.map(({ reason }) => reason)).toEqual(['duplicate', 'invalid', 'member', 'pending']);
  });

  test('gives the level of the invitation to whoever accepts it: Edit unless said, Manage for an admin', async () => {
    const asked = [
      { emails: ['a@new.example'], role: 'user' },
      { emails: ['b@new.example'], role: 'admin', level: undefined },
      { emails: ['a@new.example'], role: 'user', level: 'view', resend: true },
    ];
    const levels: unknown[] = [];
    for (const draft of asked) {
      const { invitations } = v.parse(inviteReplySchema, (await server.post(INVITE, draft, admin)).data);
      levels.push(invitations?.[0]?.level);
    }
    expect(levels).toEqual(['edit', 'manage', 'view']);
    const list = v.parse(invitationListSchema, (await server.get(LIST, admin)).data);
    const code = list.find(({ email }) => email === 'a@new.example')?.link.split('code=')[1];
    const joined = { code, action: 'accept', name: 'A', password: 'Newcomer-2026' };
    const { token } = v.parse(tokenReplySchema, (await server.post(OPERATE, joined)).data);
    const profile = await server.get('/api/front/user/profile', { authorization: `Bearer ${token}` });
    expect(profile.data).toMatchObject({ level: 'view', managers: ['阿达'] });
  });

  test('stops at the members the plan allows, pending invitations counted', async () => {
    const emails = ['a@new.example', 'b@new.example', 'c@new.example'];
    const reply = v.parse(inviteReplySchema, (await server.post(INVITE, { emails, role: 'user' }, admin)).data);
    expect(reply.invitations).toHaveLength(2);
    expect(reply.refused).toEqual([{ email: 'c@new.example', reason: 'limit' }]);
  });

  test('makes a link that opens the invitation, and lists the newest first', async () => {
    await server.post(INVITE, { emails: ['a@new.example'], role: 'admin', project_ids: ['p2', 'p2'] }, admin);
    const [newest] = v.parse(invitationListSchema, (await server.get(LIST, admin)).data);
    expect(newest).toMatchObject({ email: 'a@new.example', project_ids: ['p2'] });
    expect(newest?.link).toMatch(/^\/invite\?code=/u);
    const shown = await server.get(`${PAGE}${newest?.link.slice('/invite'.length) ?? ''}`);
    expect(v.parse(invitePageSchema, shown.data)).toEqual({
      inviter: '阿达',
      team: '测试团队',
      role: 'admin',
      email: 'a@new.example',
      status: 'pending',
      expires_at: newest?.expires_at,
      registered: false,
    });
  });

  test('renews a pending invitation when asked to: new times and terms, the same link', async () => {
    const draft = { emails: ['open@guests.example'], role: 'admin', project_ids: ['p2'], resend: true };
    const reply = v.parse(inviteReplySchema, (await server.post(INVITE, draft, admin)).data);
    expect(reply.refused).toEqual([]);
    expect(reply.invitations).toMatchObject([
      { id: 'open', role: 'admin', project_ids: ['p2'], sent_at: new Date(NOW).toISOString() },
    ]);
    expect(Date.parse(reply.invitations?.[0]?.expires_at ?? '')).toBe(NOW + 7 * 86_400_000);
    expect(reply.invitations?.[0]?.link).toContain('code-open');
    expect(v.parse(invitationListSchema, (await server.get(LIST, admin)).data)).toHaveLength(5);
  });

  test('renews an expired one, whose link then opens again; one that was cancelled is followed by a new one', async () => {
    const draft = { emails: ['late@guests.example', 'withdrawn@guests.example'], role: 'user', resend: true };
    const reply = v.parse(inviteReplySchema, (await server.post(INVITE, draft, admin)).data);
    expect(reply.invitations?.map(({ id }) => id)[0]).toBe('late');
    expect(await statusOf('code-late')).toBe('pending');
    expect(await statusOf('code-withdrawn')).toBe('cancelled');
    expect(v.parse(invitationListSchema, (await server.get(LIST, admin)).data)).toHaveLength(6);
  });

  test('an expired one is not renewed beyond the members the plan allows, a pending one has its place', async () => {
    await server.post(INVITE, { emails: ['a@new.example', 'b@new.example'], role: 'user' }, admin);
    const draft = { emails: ['late@guests.example', 'open@guests.example'], role: 'user', resend: true };
    const reply = v.parse(inviteReplySchema, (await server.post(INVITE, draft, admin)).data);
    expect(reply.refused).toEqual([{ email: 'late@guests.example', reason: 'limit' }]);
    expect(reply.invitations?.map(({ id }) => id)).toEqual(['open']);
  });

  test('is for admins', async () => {
    const max = await server.signIn('max');
    expect((await server.post(INVITE, { emails: ['a@b.co'], role: 'user' }, max)).code).toBe(403);
    expect((await server.get(LIST, max)).code).toBe(403);
    expect((await server.post(CANCEL, { id: 'open' }, max)).code).toBe(403);
  });

  test.each([
    ['emails', { emails: [], role: 'user' }],
    ['emails', { emails: 'a@b.co', role: 'user' }],
    ['role', { emails: ['a@b.co'], role: 'god' }],
    ['project_ids', { emails: ['a@b.co'], role: 'user', project_ids: ['p7'] }],
  ])('refuses bad %s', async (field, body) => {
    expect(await server.post(INVITE, body, admin)).toMatchObject({ code: 422, msg: expect.stringContaining(field) });
  });
});

test('every state can be listed and read', async () => {
  for (const [code, status] of [
    ['code-open', 'pending'],
    ['code-late', 'expired'],
    ['code-used', 'accepted'],
    ['code-declined', 'refused'],
    ['code-withdrawn', 'cancelled'],
  ] as const) {
    expect(await statusOf(code)).toBe(status);
    const list = v.parse(invitationListSchema, (await server.get(`${LIST}?status=${status}`, admin)).data);
    expect(list.map((invitation) => invitation.status)).toEqual([status]);
  }
  expect(await statusOf('made-up')).toBe('unknown');
});

test('only a pending invitation can be cancelled, and its link then says so', async () => {
  expect((await server.post(CANCEL, { id: 'open' }, admin)).code).toBe(0);
  expect(await statusOf('code-open')).toBe('cancelled');
  expect((await server.post(CANCEL, { id: 'open' }, admin)).code).toBe(422);
  expect((await server.post(CANCEL, { id: 'nothing' }, admin)).code).toBe(422);
});

describe('answering an invitation', () => {
  const newcomer = { name: 'Neu', password: 'long-enough' };

  test('a newcomer accepts with name and password and is logged in', async () => {
    const reply = await server.post(OPERATE, { code: 'code-open', action: 'accept', ...newcomer });
    const { token } = v.parse(tokenReplySchema, reply.data);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.get('/api/front/user/profile', headers)).data).toMatchObject({ email: 'open@guests.example' });
    expect(await statusOf('code-open')).toBe('accepted');
  });

  test('a newcomer who leaves something out is told what', async () => {
    const reply = await server.post(OPERATE, { code: 'code-open', action: 'accept', name: 'Neu' });
    expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining('password') });
    expect(await statusOf('code-open')).toBe('pending');
  });

  test('somebody with an account accepts logged in, and only as the one invited', async () => {
    await server.post('/api/front/user/register/email', { email: 'open@guests.example', ...newcomer });
    const body = { code: 'code-open', action: 'accept' };
    const outside = await server.post(OPERATE, body);
    expect(outside.code).toBe(500);
    expect(outside.msg).toContain('未登录');
    expect((await server.post(OPERATE, body, admin)).code).toBe(403);
    const login = await server.post('/api/front/user/login', { email: 'open@guests.example', password: 'long-enough' });
    const headers = { authorization: `Bearer ${v.parse(tokenReplySchema, login.data).token}` };
    const reply = await server.post(OPERATE, body, headers);
    expect(`Bearer ${v.parse(tokenReplySchema, reply.data).token}`).toBe(headers.authorization);
    expect((await server.get('/api/front/user/profile', headers)).data).toMatchObject({ role: 'user' });
  });

  test('can be refused without an account', async () => {
    expect(await server.post(OPERATE, { code: 'code-open', action: 'refuse' })).toMatchObject({ code: 0, data: null });
    expect(await statusOf('code-open')).toBe('refused');
  });

  test.each([
    ['made-up', 422],
    ['code-late', 409],
    ['code-used', 409],
    ['code-declined', 409],
    ['code-withdrawn', 409],
  ])('%s cannot be answered: %i', async (code, expected) => {
    const reply = await server.post(OPERATE, { code, action: 'accept', ...newcomer });
    expect(reply).toMatchObject({ code: expected, msg: expect.stringContaining('code') });
  });
});
