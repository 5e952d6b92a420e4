import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { managedPromptListSchema } from '#client/api/managedPromptSchemas.ts';
import { auditListSchema } from '#client/api/schemas/auditSchemas.ts';
import type { AuditList } from '#client/api/schemas/auditSchemas.ts';
import { auditedCall } from '#server/service/audit/auditedCalls.ts';
import { DiskAudit } from '#server/store/audit/DiskAudit.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const MINUTE = 60_000;

/** POST calls that the activity log omits, each with its reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  'common/upload/avatar': 'of the own account',
  'user/login': 'of the own account',
  'user/register/email': 'of the own account',
  'user/logout': 'of the own account',
  'user/logoutToken': 'of the own account',
  'user/editProfile': 'of the own account',
  'user/updateAccount': 'of the own account',
  'user/updatePassword': 'of the own account',
  'user/menu': 'it reads the menu',
  'user/team/invite_operate': 'by somebody who is in no team yet; the invitation says what came of it',
  'upload/save': 'a file is nothing before something it is attached to is saved',
  'notice/read': 'of the own account',
  'workplace/checklist': 'of the own account',
  'key/create': 'the key itself writes its entry',
  'key/revoke': 'the key itself writes its entry',
  'brand/facts/try': 'it keeps nothing',
  'brand/try': 'it keeps nothing',
  'capture/answer': 'an answer of a sheet; the sheet has an entry when it is begun and closed',
  'channel/answer': 'by somebody outside of the team; the address says what came of it',
  'channel/ask': 'the log of the channel tells of the mail',
  'channel/retry': 'the log of the channel tells of it',
  'channel/test': 'the log of the channel tells of it',
  'collect/estimate': 'it keeps nothing',
  'collect/providers/try': 'it keeps nothing',
  'import/inspect': 'it keeps nothing',
  'keyword/inspect': 'it keeps nothing',
  'keyword/plan': 'it keeps nothing',
  'optimize/pages/cancel': 'it ends what pages/fetch began',
  'project/check_prompts': 'it keeps nothing',
  'project/questions': 'it keeps nothing',
  'project/suggest': 'it keeps nothing',
  'project/website': 'it keeps nothing',
  'prompt/check': 'it keeps nothing',
  'shared/report': 'by a reader with a link, who has no account',
  'traffic/inspect': 'it keeps nothing',
  'view/save': 'a shared view writes its entry itself; own ones are nobody else’s matter',
  'view/share': 'a shared view writes its entry itself; own ones are nobody else’s matter',
  'view/delete': 'a shared view writes its entry itself; own ones are nobody else’s matter',
  'view/restore': 'a shared view writes its entry itself; own ones are nobody else’s matter',
};

let server: TestServer;
let ada: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signIn('ada');
});
afterAll(() => server.stop());

async function activity(query = ''): Promise<AuditList> {
  return v.parse(auditListSchema, (await server.get(`/api/front/user/team/audit?page_size=100${query}`, ada)).data);
}

async function firstPrompt(): Promise<{ readonly id: string; readonly text: string }> {
  const reply = await server.get('/api/front/prompt/index?page=1&page_size=1', ada);
  const [prompt] = v.parse(managedPromptListSchema, reply.data).list;
  if (prompt === undefined) throw new Error('no prompt');
  return prompt;
}

test('every call that writes is told of, or says why not', () => {
  const posted = server.routes.all.filter(([method]) => method === 'post').map(([, path]) => path);
  const untold = posted.filter((path) => auditedCall(path) === undefined);
  expect(untold.map((path) => path.replace(/^\/api\/(?:front\/)?/u, '')).sort()).toEqual(Object.keys(UNTOLD).sort());
});

test('a deleted prompt is told of with who, when, where and what it was', async () => {
  const { id, text } = await firstPrompt();
  await server.post('/api/front/prompt/delete', { ids: [id] }, ada);
  const { list, people, projects } = await activity('&kind=delete');
  expect(list[0]).toMatchObject({
    kind: 'delete',
    deed: 'prompt/delete',
    person: { id: 'ada' },
    subject: text,
    count: 1,
  });
  expect(list[0]?.project?.name).not.toBe('');
  expect(people.map((person) => person.id)).toEqual(['ada']);
  expect(projects).toHaveLength(1);
  expect((await activity('&person=nobody')).list).toEqual([]);
  await server.post('/api/front/prompt/restore', { ids: [id] }, ada);
  expect((await activity()).list[0]).toMatchObject({ kind: 'change', deed: 'prompt/restore' });
});

test('a call that is refused leaves no entry; the same deed within ten minutes leaves one', async () => {
  const before = (await activity()).total;
  await server.post('/api/front/prompt/delete', { ids: ['no-such-prompt'] }, ada);
  expect((await activity()).total).toBe(before);
  const { id } = await firstPrompt();
  for (let time = 0; time < 3; time += 1) {
    await server.post('/api/front/prompt/update', { ids: [id], changes: { tags: [`t${String(time)}`] } }, ada);
  }
  const once = (await activity()).total;
  expect(once).toBe(before + 1);
  server.advance(11 * MINUTE);
  await server.post('/api/front/prompt/update', { ids: [id], changes: { tags: ['later'] } }, ada);
  expect((await activity()).total).toBe(once + 1);
});

test('an edit is told of after the clock was set back, and the last use of a key is that of the clock', async () => {
  const { id } = await firstPrompt();
  const year = 365 * 24 * 60 * MINUTE;
  server.advance(year);
  const then = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  const made = await server.post('/api/front/key/create', { name: 'K', scopes: ['read'], project_ids: ['p1'] }, then);
  const { secret } = v.parse(v.object({ secret: v.string() }), made.data);
  const useKey = () =>
    server.get('/api/front/overview/index', { authorization: `Bearer ${secret}`, 'project-id': 'p1' });
  await useKey();
  await server.post('/api/front/prompt/update', { ids: [id], changes: { tags: ['ahead'] } }, then);
  server.advance(-year);
  const before = (await activity()).total;
  await server.post('/api/front/prompt/update', { ids: [id], changes: { tags: ['back'] } }, ada);
  expect((await activity()).total).toBe(before + 1);
  await useKey();
  const { list } = v.parse(
    v.object({ list: v.array(v.object({ last_used_at: v.string() })) }),
    (await server.get('/api/front/key/index', ada)).data,
  );
  expect(list.map(({ last_used_at: at }) => Date.parse(at) <= server.now())).toEqual([true]);
});

test('several things deleted twice within ten minutes are two entries, for they may be others', async () => {
  const reply = await server.get('/api/front/prompt/index?page=1&page_size=4', ada);
  const ids = v.parse(managedPromptListSchema, reply.data).list.map(({ id }) => id);
  const before = (await activity('&kind=delete')).total;
  for (const pair of [ids.slice(0, 2), ids.slice(2, 4)]) {
    expect((await server.post('/api/front/prompt/delete', { ids: pair }, ada)).code).toBe(0);
  }
  const { list, total } = await activity('&kind=delete');
  expect(total).toBe(before + 2);
  expect(list.slice(0, 2).map(({ count }) => count)).toEqual([2, 2]);
});

test('a thing that a call names twice is counted once', async () => {
  const grouped = await server.post('/api/front/portfolio/group', { ids: ['p1', 'p1'], name: 'Nord' }, ada);
  expect(grouped.code).toBe(0);
  expect((await activity()).list[0]).toMatchObject({ deed: 'portfolio/group', count: 1 });
});

test('a change that is saved is answered as saved when the activity cannot be written, and the log says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = vi.spyOn(DiskAudit.prototype, 'add').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  const invited = { emails: ['late@example.com'], role: 'user' };
  expect((await server.post('/api/front/user/team/invite', invited, ada)).code).toBe(0);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('user/team/invite'), expect.any(Error));
  full.mockRestore();
  logged.mockRestore();
});

test('members who are no admins are refused', async () => {
  const max = await server.signIn('max');
  expect((await server.get('/api/front/user/team/audit', max)).code).toBe(403);
});
