import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditListSchema } from '#client/api/schemas/auditSchemas.ts';
import { memberListSchema, memberSchema } from '#client/api/teamSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const MEMBERS = '/api/front/user/team/members';
const UPDATE = '/api/front/user/team/membersUpdate';
const DELETE = '/api/front/user/team/membersDelete';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

test('members are paged and searched by name and address', async () => {
  const all = v.parse(memberListSchema, (await server.get(MEMBERS, admin)).data);
  expect(all.total).toBe(3);
  expect(all.list.filter((member) => member.self).map((member) => member.id)).toEqual(['ada']);
  const second = v.parse(memberListSchema, (await server.get(`${MEMBERS}?page=2&page_size=2`, admin)).data);
  expect([second.total, second.list.length]).toEqual([3, 1]);
  const found = v.parse(memberListSchema, (await server.get(`${MEMBERS}?q=MAX%40`, admin)).data);
  expect(found.list.map((member) => member.id)).toEqual(['max']);
});

test('members are ordered by name, address, role and the day they joined, either way', async () => {
  const order = async (query: string) =>
    v.parse(memberListSchema, (await server.get(`${MEMBERS}?${query}`, admin)).data).list.map(({ id }) => id);
  expect(await order('sort=email')).toEqual(['ada', 'eva', 'max']);
  expect(await order('sort=email&order=desc')).toEqual(['max', 'eva', 'ada']);
  expect(await order('sort=role&order=desc')).toEqual(['max', 'eva', 'ada']);
  expect((await order('sort=name')).toSorted()).toEqual(['ada', 'eva', 'max']);
  expect(await server.get(`${MEMBERS}?sort=age`, admin)).toMatchObject({
    code: 422,
    msg: expect.stringContaining('sort'),
  });
});

test('what another admin gave or took meanwhile is not undone without a word; whoever was told replaces it', async () => {
  const before = { role: 'user', level: 'edit', project_ids: ['p1'] };
  const change = { id: 'max', role: 'user', level: 'edit', project_ids: [] };
  expect((await server.post(UPDATE, { ...change, level: 'view', project_ids: ['p1'], base: before }, admin)).code).toBe(
    0,
  );
  expect(await server.post(UPDATE, { ...change, base: before }, admin)).toMatchObject({ code: 409 });
  const levelOf = async () =>
    v.parse(memberListSchema, (await server.get(`${MEMBERS}?q=max%40`, admin)).data).list.map(({ level }) => level);
  expect(await levelOf()).toEqual(['view']);
  expect((await server.post(UPDATE, change, admin)).code).toBe(0);
  expect(await levelOf()).toEqual(['edit']);
  // A retry after a lost response passes too, because the stored rights equal the requested ones.
  expect((await server.post(UPDATE, { ...change, base: before }, admin)).code).toBe(0);
});

test('the only admin is marked as such until there is another one', async () => {
  const marked = async () =>
    v
      .parse(memberListSchema, (await server.get(MEMBERS, admin)).data)
      .list.filter((member) => member.last_admin)
      .map(({ id }) => id);
  expect(await marked()).toEqual(['ada']);
  await server.post(UPDATE, { id: 'max', role: 'admin' }, admin);
  expect(await marked()).toEqual([]);
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page_size=201', 'page=1&page=2'])(
  '%s is refused',
  async (query) => {
    expect(await server.get(`${MEMBERS}?${query}`, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^page/u),
    });
  },
);

test('an admin changes role and projects; the change holds for the member at once', async () => {
  const max = await server.signIn('max');
  const draft = { id: 'max', role: 'user', project_ids: ['p2'] };
  expect(v.parse(memberSchema, (await server.post(UPDATE, draft, admin)).data)).toMatchObject({ project_ids: ['p2'] });
  expect((await server.get('/api/front/project/index', max)).data).toMatchObject({ list: [{ id: 'p2' }] });
});

test('members without the admin role may look but not change', async () => {
  const max = await server.signIn('max');
  expect((await server.get(MEMBERS, max)).code).toBe(0);
  expect((await server.post(UPDATE, { id: 'max', role: 'admin' }, max)).code).toBe(403);
  expect((await server.post(DELETE, { id: 'eva' }, max)).code).toBe(403);
});

test('the last admin stays one, and nobody removes themselves', async () => {
  expect(await server.post(UPDATE, { id: 'ada', role: 'user' }, admin)).toMatchObject({
    code: 422,
    msg: expect.stringMatching(/^role/u),
  });
  expect(await server.post(DELETE, { id: 'ada' }, admin)).toMatchObject({
    code: 422,
    msg: expect.stringMatching(/^id/u),
  });
});

test('an admin with the level Manage changes the level of others: it holds at their next call, and is told of', async () => {
  const max = await server.signIn('max');
  const change = async () => server.post('/api/front/keyword/add', { keywords: [{ keyword: 'desk lamp' }] }, max);
  const levelOf = async () => ((await server.get('/api/front/user/profile', max)).data as { level: string }).level;
  expect(await levelOf()).toBe('edit');
  const changed = await server.post(UPDATE, { id: 'max', role: 'user', level: 'view' }, admin);
  expect(v.parse(memberSchema, changed.data).level).toBe('view');
  expect([await levelOf(), (await change()).code]).toEqual(['view', 403]);
  // A change without a level keeps the level.
  await server.post(UPDATE, { id: 'max', role: 'user', project_ids: ['p1'] }, admin);
  expect(await levelOf()).toBe('view');
  await server.post(UPDATE, { id: 'max', role: 'user', level: 'edit' }, admin);
  expect((await change()).code).not.toBe(403);
  const { data } = await server.get('/api/front/user/team/audit?page_size=50', admin);
  const deeds = v
    .parse(auditListSchema, data)
    .list.filter(({ deed }) => deed.startsWith('member/'))
    .map(({ deed, subject, kind }) => [deed, subject, kind]);
  expect(deeds).toEqual([
    ['member/level/edit', 'Max', 'change'],
    ['member/level/view', 'Max', 'change'],
  ]);
});

test('the last admin with the level Manage keeps it and the role, until there is another', async () => {
  const marked = async () =>
    v
      .parse(memberListSchema, (await server.get(MEMBERS, admin)).data)
      .list.filter((member) => member.last_manager)
      .map(({ id }) => id);
  expect(await marked()).toEqual(['ada']);
  for (const level of ['view', 'edit']) {
    expect(await server.post(UPDATE, { id: 'ada', role: 'admin', level }, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^level/u),
    });
  }
  // An admin of a lower level could change nobody.
  await server.post(UPDATE, { id: 'max', role: 'admin', level: 'edit' }, admin);
  expect(await server.post(UPDATE, { id: 'ada', role: 'user' }, admin)).toMatchObject({
    code: 422,
    msg: expect.stringMatching(/^role/u),
  });
  const max = await server.signIn('max');
  expect((await server.post(UPDATE, { id: 'eva', role: 'user', level: 'manage' }, max)).code).toBe(403);
  await server.post(UPDATE, { id: 'max', role: 'admin', level: 'manage' }, admin);
  expect(await marked()).toEqual([]);
  expect((await server.post(UPDATE, { id: 'ada', role: 'admin', level: 'view' }, admin)).code).toBe(0);
});

test('a removed member is signed out, is no longer listed and sees no project', async () => {
  const max = await server.signIn('max');
  expect((await server.post(DELETE, { id: 'max' }, admin)).code).toBe(0);
  expect((await server.get('/api/front/user/profile', max)).code).toBe(500);
  expect(v.parse(memberListSchema, (await server.get(MEMBERS, admin)).data).total).toBe(2);
  const again = await server.signIn('max');
  expect((await server.get('/api/front/project/index', again)).data).toEqual({ list: [] });
  expect((await server.get('/api/front/overview/index', { ...again, 'project-id': 'p1' })).code).toBe(403);
});

test.each([
  ['id', { id: 'nobody', role: 'user' }],
  ['role', { id: 'max', role: 'owner' }],
  ['level', { id: 'max', role: 'user', level: 'owner' }],
  ['project_ids', { id: 'max', role: 'user', project_ids: ['p9'] }],
])('an update naming an unknown %s is refused', async (field, draft) => {
  expect(await server.post(UPDATE, draft, admin)).toMatchObject({ code: 422, msg: expect.stringContaining(field) });
});
