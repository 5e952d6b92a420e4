import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditListSchema } from '#client/api/schemas/auditSchemas.ts';
import { MOST_VIEWS, savedViewSchema, viewListSchema, viewLookupSchema } from '#client/api/schemas/viewSchemas.ts';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

type Login = Record<string, string>;

let server: TestServer;
let ada: Login;
let max: Login;
beforeAll(async () => {
  server = await startTestServer();
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1', 'accept-language': 'en' };
  max = { ...(await server.signIn('max')), 'project-id': 'p1', 'accept-language': 'en' };
});
afterAll(() => server.stop());

const DRAFT = { id: '', version: 0, name: 'Kimi', page: '/answer/index', search: 'platform_ids=kimi&sort=text.asc' };

const post = (call: string, body: object, who: Login) => server.post(`/api/front/view/${call}`, body, who);
const saved = async (body: object, who: Login): Promise<SavedView> =>
  v.parse(savedViewSchema, (await post('save', { ...DRAFT, ...body }, who)).data);
const list = async (who: Login, of = server): Promise<readonly SavedView[]> =>
  v.parse(viewListSchema, (await of.get('/api/front/view/index', who)).data).list;
const namesOf = async (who: Login): Promise<readonly string[]> => (await list(who)).map(({ name }) => name);
const show = (id: string, who: Login) => server.get(`/api/front/view/show?id=${encodeURIComponent(id)}`, who);
const deeds = async (): Promise<readonly string[]> =>
  v
    .parse(auditListSchema, (await server.get('/api/front/user/team/audit?page_size=100', ada)).data)
    .list.map(({ deed, subject }) => `${deed} ${subject}`);

test('a view is its owner’s alone until it is shared, and again once it is not', async () => {
  const own = await saved({ name: '  Only   mine ' }, ada);
  expect(own).toMatchObject({ name: 'Only mine', shared: false, mine: true, may_change: true, project_id: 'p1' });
  expect(own.search).toBe('platform_ids=kimi&sort=text.asc');
  expect(await namesOf(ada)).toContain('Only mine');
  expect(await namesOf(max)).not.toContain('Only mine');
  expect((await show(own.id, max)).code).toBe(404);
  const shared = v.parse(
    savedViewSchema,
    (await post('share', { id: own.id, version: own.version, shared: true }, ada)).data,
  );
  expect((await list(max)).find(({ id }) => id === own.id)).toMatchObject({
    ...{ shared: true, mine: false, may_change: false, owner: { id: 'ada' } },
  });
  expect(v.parse(viewLookupSchema, (await show(own.id, max)).data).view?.search).toBe(own.search);
  await post('share', { id: own.id, version: shared.version, shared: false }, ada);
  expect(await namesOf(max)).not.toContain('Only mine');
  expect(await deeds()).toEqual(expect.arrayContaining(['view/share Only mine', 'view/unshare Only mine']));
});

test('what was changed meanwhile is not overwritten, and a name is there once', async () => {
  const first = await saved({ name: 'Weekly' }, max);
  expect((await post('save', { ...DRAFT, name: 'weekly ' }, max)).code).toBe(409);
  // The same name on another page is another view.
  expect((await post('save', { ...DRAFT, name: 'Weekly', page: '/overview/index' }, max)).code).toBe(0);
  const second = await saved({ id: first.id, version: first.version, name: 'Weekly', search: 'tab=topics' }, max);
  expect(second).toMatchObject({ id: first.id, search: 'tab=topics', version: first.version + 1 });
  const stale = await post('save', { ...DRAFT, id: first.id, version: first.version, name: 'Other' }, max);
  expect([stale.code, stale.msg]).toEqual([409, expect.stringContaining('“Weekly” has been changed')]);
  expect(await namesOf(max)).toContain('Weekly');
});

test('of a shared view, only its owner and admins change anything', async () => {
  const own = await saved({ name: 'From Ada' }, ada);
  await post('share', { id: own.id, version: own.version, shared: true }, ada);
  for (const [call, body] of [
    ['save', { ...DRAFT, id: own.id, version: own.version + 1, name: 'Taken over' }],
    ['share', { id: own.id, version: own.version + 1, shared: false }],
    ['delete', { id: own.id }],
  ] as const) {
    expect([call, (await post(call, body, max)).code]).toEqual([call, 403]);
  }
  const theirs = await saved({ name: 'From Max' }, max);
  expect((await post('delete', { id: theirs.id }, ada)).code).toBe(404);
  await post('share', { id: theirs.id, version: theirs.version, shared: true }, max);
  expect((await post('delete', { id: theirs.id }, ada)).code).toBe(0);
  expect(await deeds()).toContain('view/delete From Max');
});

test('who may only view keeps views of their own, and changes nothing that is shared', async () => {
  const level = async (to: 'view' | 'edit') =>
    server.post('/api/front/user/team/membersUpdate', { id: 'max', role: 'user', level: to }, ada);
  const shared = await saved({ name: 'Shared while editing' }, max);
  await post('share', { id: shared.id, version: shared.version, shared: true }, max);
  expect((await level('view')).code).toBe(0);
  const own = await saved({ name: 'Of a viewer' }, max);
  expect(own.may_change).toBe(true);
  expect((await post('share', { id: own.id, version: own.version, shared: true }, max)).code).toBe(403);
  expect((await post('delete', { id: own.id }, max)).code).toBe(0);
  expect((await list(max)).find(({ id }) => id === shared.id)).toMatchObject({ mine: true, may_change: false });
  const rename = { ...DRAFT, id: shared.id, version: shared.version + 1, name: 'Renamed' };
  expect((await post('save', rename, max)).code).toBe(403);
  expect((await post('delete', { id: shared.id }, max)).code).toBe(403);
  expect((await server.post('/api/front/portfolio/group', { ids: ['p1'], name: 'A' }, max)).code).toBe(403);
  expect((await level('edit')).code).toBe(0);
  expect((await post('delete', { id: shared.id }, max)).code).toBe(0);
});

test('a deleted view says so at its address, and comes back under it', async () => {
  const own = await saved({ name: 'Gone' }, ada);
  await post('share', { id: own.id, version: own.version, shared: true }, ada);
  await post('delete', { id: own.id }, ada);
  const lookup = v.parse(viewLookupSchema, (await show(own.id, max)).data);
  expect(lookup).toEqual({ view: null, deleted: { name: 'Gone', at: '2026-03-10T04:00:00.000Z' } });
  expect(await namesOf(max)).not.toContain('Gone');
  expect((await post('restore', { id: own.id }, max)).code).toBe(404);
  expect((await post('restore', { id: own.id }, ada)).code).toBe(0);
  expect(v.parse(viewLookupSchema, (await show(own.id, max)).data).view?.name).toBe('Gone');
});

test('a view of a project is not shown to whoever may not see that project', async () => {
  const own = await saved({ name: 'Of p2' }, { ...ada, 'project-id': 'p2' });
  await post('share', { id: own.id, version: own.version, shared: true }, { ...ada, 'project-id': 'p2' });
  expect((await show(own.id, max)).code).toBe(403);
  expect((await server.get('/api/front/view/index', { ...max, 'project-id': 'p2' })).code).toBe(403);
  // It cannot be changed through another project either.
  expect((await post('delete', { id: own.id }, ada)).code).toBe(404);
});

test.each([
  ['page', 'https://evil.example/'],
  ['page', '//evil.example'],
  ['page', '/profile'],
  ['page', '/portfolio'],
  ['page', '/view'],
  ['page', '/overview/index?x=1'],
  ['page', '/overview/index/../../create'],
  ['name', ' '],
  ['name', 'x'.repeat(41)],
  ['name', 'a\u0000b'],
  ['search', 'a=\u0007'],
  ['search', `q=${'x'.repeat(4000)}`],
  ['version', -1],
])('a view whose %s is %j is refused, naming the field', async (field, value) => {
  const reply = await post('save', { ...DRAFT, name: 'Bad', [field]: value }, ada);
  expect([reply.code, reply.msg]).toEqual([422, expect.stringContaining(field)]);
});

test('who changes teams leaves what they shared there, and shares their own views with the new team', async () => {
  const email = 'kim@example.com';
  const { data } = await server.post('/api/front/user/register/email', { email, name: 'Kim', password: 'Pferd-1234' });
  const { token } = v.parse(v.object({ token: v.string() }), data);
  const kim = { authorization: `Bearer ${token}`, 'project-id': 'p1', 'accept-language': 'en' };
  const own = await saved({ name: 'Own of Kim' }, kim);
  const left = await saved({ name: 'Left by Kim' }, kim);
  await post('share', { id: left.id, version: left.version, shared: true }, kim);
  const invited = await server.post(
    '/api/front/user/team/invite',
    { emails: [email], role: 'user', project_ids: ['p1'] },
    ada,
  );
  const links = v.parse(v.object({ invitations: v.array(v.object({ link: v.string() })) }), invited.data).invitations;
  const code = new URL(links[0]?.link ?? '', server.url).searchParams.get('code');
  expect((await server.post('/api/front/user/team/invite_operate', { code, action: 'accept' }, kim)).code).toBe(0);
  expect(await namesOf(kim)).toEqual(expect.arrayContaining(['Own of Kim']));
  expect(await namesOf(kim)).not.toContain('Left by Kim');
  expect((await post('delete', { id: left.id }, kim)).code).toBe(404);
  await post('share', { id: own.id, version: own.version, shared: true }, kim);
  expect(await namesOf(ada)).toContain('Own of Kim');
  expect(await namesOf(ada)).not.toContain('Left by Kim');
});

test('what is kept of a search are parameters, whatever was sent, and never the project', async () => {
  const odd = await saved({ name: 'Odd', search: '?#//evil.example&b=%E4%B8%AD<script>&project=p2&a=1' }, ada);
  expect(Object.fromEntries(new URLSearchParams(odd.search))).toEqual({
    a: '1',
    b: '中<script>',
    '#//evil.example': '',
  });
  expect(odd.search).not.toMatch(/[<>#]/u);
});

test('one person keeps so many views of a project and no more', async () => {
  const other = { ...ada, 'project-id': 'p2' };
  const before = (await list(other)).length;
  for (let made = before; made < MOST_VIEWS; made += 1) await saved({ name: `View ${String(made)}` }, other);
  const reply = await post('save', { ...DRAFT, name: 'One more' }, other);
  expect([reply.code, reply.msg]).toEqual([409, expect.stringContaining(String(MOST_VIEWS))]);
});

test('views outlive a restart of the server', async () => {
  const kept = await saved({ name: 'Kept' }, ada);
  const again = await startTestServer({ dataDir: server.dataDir });
  const login = { ...(await again.signIn('ada')), 'project-id': 'p1' };
  expect((await list(login, again)).find(({ id }) => id === kept.id)).toEqual(kept);
  await again.stop();
});
