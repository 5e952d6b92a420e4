import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPLY_LIFETIME, SECRET_LIFETIME } from '../store/session/IdempotencyRegistry.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const CREATE = '/api/front/optimize/draft/create';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterAll(async () => server.stop());

const create = async (title: string, name: string, headers = admin): Promise<unknown> =>
  server.post(CREATE, { title }, { ...headers, 'idempotency-key': name });
const titles = async (): Promise<readonly string[]> => {
  const { data } = await server.get('/api/front/optimize/drafts', admin);
  return (data as { readonly list: readonly { readonly title: string }[] }).list.map(({ title }) => title);
};
const countOf = async (title: string): Promise<number> => (await titles()).filter((one) => one === title).length;

test('whoever lost the reply of a change and asks again gets that reply, and nothing is made twice', async () => {
  const first = await create('一次', 'k-1');
  expect(first).toMatchObject({ code: 0, data: { draft: { title: '一次' } } });
  expect(await create('一次', 'k-1')).toEqual(first);
  expect(await countOf('一次')).toBe(1);
});

test('asked twice at the same time it is made once', async () => {
  const [one, other] = await Promise.all([create('同时', 'k-2'), create('同时', 'k-2')]);
  expect(one).toMatchObject({ code: 0 });
  expect(other).toEqual(one);
  expect(await countOf('同时')).toBe(1);
});

test('another name, no name and another person make another one', async () => {
  const member = { ...(await server.signIn('max')), 'project-id': 'p1' };
  await create('各自', 'k-3');
  await create('各自', 'k-4');
  await create('各自', 'k-3', member);
  await server.post(CREATE, { title: '各自' }, admin);
  expect(await countOf('各自')).toBe(4);
});

test('a name that came with another request is refused, and says what to do', async () => {
  await create('甲', 'k-5');
  expect(await create('乙', 'k-5', { ...admin, 'accept-language': 'en' })).toMatchObject({
    code: 422,
    msg: 'Idempotency-Key: was already sent with another request: use a new value for each new request',
  });
  expect(await countOf('乙')).toBe(0);
});

test('a refused change is made when it is asked again with the same name', async () => {
  const unknown = { brief_id: 'none' };
  const headers = { ...admin, 'idempotency-key': 'k-6' };
  expect((await server.post(CREATE, unknown, headers)).code).not.toBe(0);
  expect((await server.post(CREATE, unknown, headers)).code).not.toBe(0);
  expect(await create('改好', 'k-6')).toMatchObject({ code: 0 });
});

test.each(['', 'a b', 'x'.repeat(256)])('a header that cannot be a name is refused, naming it: %j', async (name) => {
  const reply = await create('空', name);
  expect(reply).toMatchObject({ code: 422, data: { fields: { 'Idempotency-Key': expect.stringContaining('255') } } });
  expect(await countOf('空')).toBe(0);
});

test('after its time a name is a new one', async () => {
  await create('旧', 'k-7');
  server.advance(REPLY_LIFETIME + 1);
  await create('旧', 'k-7');
  expect(await countOf('旧')).toBe(2);
});

test('somebody who registered, lost the reply and tries again is logged in, not told that the email is taken', async () => {
  const draft = { email: 'new@example.com', password: 'Answer-2026', name: '新人' };
  const headers = { 'idempotency-key': 'k-8' };
  const first = await server.post('/api/front/user/register/email', draft, headers);
  expect(first).toMatchObject({ code: 0, data: { token: expect.any(String) } });
  expect(await server.post('/api/front/user/register/email', draft, headers)).toEqual(first);
  expect(
    await server.post('/api/front/user/register/email', { ...draft, password: 'Other-2026' }, headers),
  ).toMatchObject({ code: 422, data: { fields: { 'Idempotency-Key': expect.any(String) } } });
});

test('what is in the activity of the team is written down once', async () => {
  const draft = { name: '一次', scopes: ['read'], project_ids: ['p1'] };
  const headers = { ...admin, 'idempotency-key': 'k-9' };
  const first = await server.post('/api/front/key/create', draft, headers);
  expect(await server.post('/api/front/key/create', draft, headers)).toEqual(first);
  const { data } = await server.get('/api/front/key/index', admin);
  expect((data as { readonly list: readonly { readonly name: string }[] }).list.map(({ name }) => name)).toEqual([
    '一次',
  ]);
});

test('a reply with a secret is kept for half an hour only', async () => {
  const draft = { name: '短', scopes: ['read'], project_ids: ['p1'] };
  const headers = { ...admin, 'idempotency-key': 'k-10' };
  const first = await server.post('/api/front/key/create', draft, headers);
  server.advance(SECRET_LIFETIME - 1);
  expect(await server.post('/api/front/key/create', draft, headers)).toEqual(first);
  server.advance(2);
  const other = await server.post('/api/front/key/create', draft, headers);
  expect(other).toMatchObject({ code: 0, data: { secret: expect.stringMatching(/^ask_/u) as string } });
  expect(other).not.toEqual(first);
});
