import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushResultSchema } from '#client/api/schemas/pushSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let own: Record<string, string>;
let key: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const ada = await server.signIn('ada');
  const made = await server.post('/api/front/project/create', { name: 'N', brand: { name: 'Northwind' } }, ada);
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  own = { ...ada, 'project-id': id };
  const keyed = await server.post('/api/front/key/create', { name: 'K', scopes: ['push'], project_ids: [id] }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  key = { authorization: `Bearer ${secret}`, 'accept-language': 'en' };
});
afterAll(() => server.stop());

const record = (more: object = {}) => ({
  ...{ platform: 'ChatGPT', prompt: 'Which lamp?', answer: 'Take **Northwind**.', asked_at: '2026-03-09T08:00:00Z' },
  ...more,
});
const push = async (answers: readonly unknown[]) =>
  v.parse(pushResultSchema, (await server.post('/api/front/answers/push', { answers }, key)).data);

test('a platform and a prompt of nothing that can be seen are missing', async () => {
  const { records } = await push([record({ platform: '\u200B' }), record({ prompt: '\u2060 \uFEFF' })]);
  expect(records.map(({ verdict, field }) => [verdict, field])).toEqual([
    ['refused', 'platform'],
    ['refused', 'prompt'],
  ]);
});

test('a record that is no object is refused with what it is', async () => {
  const { records } = await push([null, 'mine-1', [record()], 7]);
  expect(records.map(({ field, message }) => [field, message])).toEqual([
    ['record', 'must be an object (got null)'],
    ['record', 'must be an object (got "mine-1")'],
    ['record', expect.stringMatching(/^must be an object \(got \[\{"platform"/u)],
    ['record', 'must be an object (got 7)'],
  ]);
});

test('a value that is refused is shown once, with the form that it should have', async () => {
  const { records } = await push([
    record({ asked_at: 1_773_043_200 }),
    record({ asked_at: '2026-03-09 08:00:00 UTC' }),
    record({ asked_at: '2013-03-09T08:00:00Z' }),
    record({ status: 'OK' }),
    record({ run: 0 }),
    record({ run: '2' }),
    record({ brand_sentiments: { Northwind: 'good' } }),
  ]);
  expect(records.map(({ message }) => message)).toEqual([
    'must be a time with its zone, such as 2026-03-01T08:00:00Z (got 1773043200)',
    '“2026-03-09 08:00:00 UTC” is not a time in the form 2026-03-10T08:00:00Z or 2026-03-10',
    '“2013-03-09T08:00:00Z” is not a time between 2015 and now',
    'must be one of ok, refused, empty, failed (received “OK”)',
    'must be at least 1, not 0',
    'must be a number (got "2")',
    'must be one of positive, neutral, negative (received “good”)',
  ]);
});

test.each(['project=calvora', 'dry_run=1'])(
  'a push with %s in its address, which is not read, is refused',
  async (query) => {
    const reply = await server.post(`/api/front/answers/push?${query}`, { answers: [record()] }, key);
    expect([reply.code, reply.msg]).toEqual([
      422,
      expect.stringContaining(`${query.split('=')[0] ?? ''}: is not read`),
    ]);
    const { data } = await server.get('/api/front/answer/answers', own);
    expect(data).toMatchObject({ total: 0 });
  },
);

test('the record of the read-me is an answer', async () => {
  const [, body = ''] = /answers\/push.*?-d '(\{.*?\})'/su.exec(readFileSync('README.md', 'utf8')) ?? [];
  const { answers } = v.parse(v.object({ answers: v.array(v.unknown()) }), JSON.parse(body));
  expect(await push(answers)).toMatchObject({ added: 1, records: [{ warnings: [] }] });
});

test('a new platform that is another name of one of the project is stored as sent, and a warning says so', async () => {
  const warned = async (...platforms: string[]) => {
    const { records } = await push(platforms.map((platform) => record({ platform, prompt: 'Which name?' })));
    return records.map(({ verdict, warnings }) => [verdict, ...warnings.map(({ field, message }) => [field, message])]);
  };
  expect(await warned('通义千问', 'Kimi')).toEqual([['added'], ['added']]);
  const text = 'becomes a platform of its own beside “通义千问”: send “通义千问” if it is the same one';
  // The API is another way to the platform, and differences of case make no other name.
  expect(await warned('Qwen', '通义千问 (API)', 'KIMI')).toEqual([
    ['added', ['platform', text]],
    ['added'],
    ['already_there'],
  ]);
  expect(await warned('Qwen')).toEqual([['already_there']]);
});

test('platforms whose names are marks alone stay the platforms they are, in later pushes too', async () => {
  const sent = (id: string, platform: string) => record({ id, platform, prompt: 'Which mark?' });
  for (const [id, platform] of ['?', '🦊', '?'].entries()) {
    expect(await push([sent(`mark-${String(id)}`, platform)])).toMatchObject({ added: 1 });
  }
  const { data } = await server.get('/api/front/platform/index', own);
  const { list } = v.parse(v.object({ list: v.array(v.object({ name: v.string() })) }), data);
  expect(list.map(({ name }) => name).filter((name) => /^\P{L}+$/u.test(name))).toEqual(['?', '🦊']);
});

test('a raw reply in place of the text is read, and it is said', async () => {
  const message = { role: 'assistant', content: 'Take **Northwind** [1].' };
  const chat = {
    object: 'chat.completion',
    model: 'sonar',
    citations: ['https://a.example/1'],
    choices: [{ message }],
  };
  const dify = { event: 'message', message_id: 'm', conversation_id: 'c', mode: 'chat', answer: 'Take Northwind.' };
  const { records } = await push([
    record({ id: 'raw-1', answer: JSON.stringify(chat) }),
    record({ id: 'raw-2', answer: JSON.stringify(dify) }),
    record({ id: 'raw-3', answer: '{"colour": "blue"}' }),
    record({ id: 'raw-4', answer: JSON.stringify({ error: { message: 'Rate limit', code: '429' } }) }),
  ]);
  const told = /raw reply of an API/u;
  expect(records.map(({ verdict, warnings }) => [verdict, told.test(JSON.stringify(warnings))])).toEqual([
    ['added', true],
    ['added', true],
    ['added', false],
    ['added', true],
  ]);
});
