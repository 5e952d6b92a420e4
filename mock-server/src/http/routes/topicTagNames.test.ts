import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managedPromptListSchema } from '#client/api/managedPromptSchemas.ts';
import { topicTagNamesSchema } from '#client/api/topicTagNamesSchemas.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let login: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  login = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const read = async () => v.parse(topicTagNamesSchema, (await server.get('/api/front/prompt/names', login)).data);
const save = async (body: unknown) => server.post('/api/front/prompt/names/save', body, login);
const add = async (text: string, topic: string, tags: readonly string[]) =>
  server.post('/api/front/prompt/add', { prompts: [{ text, topic, tags }] }, login);
const list = async (language: string) => {
  const headers = { ...login, 'accept-language': language };
  return v.parse(managedPromptListSchema, (await server.get('/api/front/prompt/index', headers)).data);
};

test('a topic is renamed everywhere, for every reader, and its id, prompts and filters stay', async () => {
  await add('旧问题一', 'Prcing', ['a']);
  const topic = (await read()).topics.find(({ name }) => name === 'Prcing');
  expect(topic).toMatchObject({ names: {}, prompts: 1 });
  const id = topic?.id ?? '';
  const { data } = await save({ topics: [{ id, name: ' Pricing ', names: { zh: '价格', en: '' } }] });
  expect(v.parse(topicTagNamesSchema, data).topics.find((one) => one.id === id)).toEqual({
    ...{ id, name: 'Pricing', names: { zh: '价格' }, prompts: 1 },
  });
  const nameFor = async (language: string) => (await list(language)).topics.find((one) => one.id === id)?.name;
  expect([await nameFor('zh-CN'), await nameFor('en-US')]).toEqual(['价格', 'Pricing']);
  const found = await server.get(`/api/front/prompt/index?topic_id=${id}`, login);
  expect(v.parse(managedPromptListSchema, found.data).total).toBe(1);
});

test('who types a name of a topic or tag in either language means that one; the name it had before makes a new one', async () => {
  await add('旧问题一', '价格', ['重点']);
  const { topics, tags } = await read();
  const { id = '' } = topics.find(({ name }) => name === '价格') ?? {};
  expect(tags.map(({ tag }) => tag)).toContain('重点');
  await save({
    topics: [{ id, name: '定价', names: { en: 'Pricing' } }],
    tags: [{ tag: '重点', names: { en: 'Focus' } }],
  });
  await add('新问题二', 'pricing', ['focus']);
  await add('新问题三', '定价', ['重点']);
  await add('新问题四', '价格', []);
  const after = await read();
  expect(after.topics.filter(({ name }) => ['定价', '价格'].includes(name)).map(({ prompts }) => prompts)).toEqual([
    3, 1,
  ]);
  expect(after.topics.map((topic) => topic.id)).toEqual([...new Set(after.topics.map((topic) => topic.id))]);
  expect(after.tags.find(({ tag }) => tag === '重点')).toEqual({ tag: '重点', names: { en: 'Focus' }, prompts: 3 });
  expect((await list('en-US')).tag_names).toContain('Focus');
  expect((await list('zh-CN')).tags).toContain('重点');
});

test('a name that is the recorded one, or is taken back, leaves nothing behind', async () => {
  await add('旧问题一', '价格', ['重点']);
  const before = await read();
  const { id = '' } = before.topics.find(({ name }) => name === '价格') ?? {};
  await save({ topics: [{ id, name: '价格', names: { zh: '价格' } }], tags: [{ tag: '重点', names: { zh: '重点' } }] });
  expect(await read()).toEqual(before);
  await save({ topics: [{ id, name: '定价' }], tags: [{ tag: '重点', names: { en: 'Focus' } }] });
  await save({ topics: [{ id, name: '价格' }], tags: [{ tag: '重点' }] });
  expect(await read()).toEqual(before);
  expect((await list('en-US')).tag_names).toBeUndefined();
});

test.each([
  ['an unknown topic', { topics: [{ id: 'nothing', name: 'X' }] }, 'topics[0].id'],
  ['an unknown tag', { tags: [{ tag: 'nothing' }] }, 'tags[0].tag'],
  ['no name', { topics: [{ id: 't-a', name: ' ' }] }, 'topics[0].name'],
  ['the name of another topic, folded', { topics: [{ id: 't-a', name: 'ＰRICE' }] }, 'topics[0].name'],
  [
    'a name another one has in a language',
    { topics: [{ id: 't-a', name: 'A', names: { zh: 'Price' } }] },
    'topics[0].names.zh',
  ],
  ['the name of another tag', { tags: [{ tag: 'a', names: { en: 'B' } }] }, 'tags[0].names.en'],
  ['a tag that is too long', { tags: [{ tag: 'a', names: { en: 'x'.repeat(41) } }] }, 'tags[0].names.en'],
])('%s is refused at its field, and nothing is saved', async (_what, body, field) => {
  await add('问题一', 'Price', ['a', 'b']);
  const before = await read();
  const { code, msg, data } = await save(body);
  expect(code).toBe(422);
  expect(`${msg} ${JSON.stringify(data)}`).toContain(field);
  expect(await read()).toEqual(before);
});

test('two names may be exchanged, and names that were alike before are not in the way', async () => {
  await add('问题一', 'One', ['Ａ', 'b']);
  await add('问题二', 'Two', ['a']);
  const { topics } = await read();
  const [one, two] = ['One', 'Two'].map((name) => topics.find((topic) => topic.name === name)?.id ?? '');
  await save({
    topics: [
      { id: one, name: 'Two' },
      { id: two, name: 'One' },
    ],
  });
  const after = await read();
  expect([one, two].map((id) => after.topics.find((topic) => topic.id === id)?.name)).toEqual(['Two', 'One']);
  expect((await save({ tags: [{ tag: 'a', names: { zh: '甲' } }] })).code).toBe(0);
});

test('a topic without prompts leaves every list, and is back with its first prompt; one with prompts stays', async () => {
  await add('问题一', 'One', []);
  const { topics } = await read();
  const idOf = (name: string): string => topics.find((topic) => topic.name === name)?.id ?? '';
  const recorded = topics.filter((topic) => topic.name !== 'One');
  const { id: emptied = '', name: emptiedName = '' } = recorded[0] ?? {};
  expect((await save({ remove: [emptied] })).msg).toMatch(/^remove\[0\]/u);
  const { list: prompts } = await list('en-US');
  const inside = prompts.filter((prompt) => prompt.topic_id === emptied).map(({ id }) => id);
  await server.post('/api/front/prompt/update', { ids: inside, changes: { topic: 'One' } }, login);
  expect((await save({ remove: [emptied, 'nothing'] })).msg).toMatch(/^remove\[1\]/u);
  expect((await save({ remove: [emptied] })).code).toBe(0);
  expect((await read()).topics.map(({ id }) => id)).not.toContain(emptied);
  expect((await list('en-US')).topics.map(({ id }) => id)).not.toContain(emptied);
  // Its name is still taken: whoever types it gets this topic.
  expect((await save({ topics: [{ id: idOf('One'), name: emptiedName }] })).code).toBe(422);
  await add('问题三', emptiedName, []);
  expect((await read()).topics.find(({ id }) => id === emptied)).toMatchObject({ name: emptiedName, prompts: 1 });
});

test('somebody else renamed the same one meanwhile: refused; another one: both are kept', async () => {
  await add('问题一', 'One', []);
  await add('问题二', 'Two', []);
  const { topics } = await read();
  const [one, two] = ['One', 'Two'].map((name) => topics.find((topic) => topic.name === name)?.id ?? '');
  const base = (id: string, name: string) => ({ topics: [{ id, name, names: {} }], tags: [] });
  expect((await save({ topics: [{ id: one, name: 'First' }], base: base(one ?? '', 'One') })).code).toBe(0);
  expect((await save({ topics: [{ id: one, name: 'Uno' }], base: base(one ?? '', 'One') })).code).toBe(409);
  expect((await save({ topics: [{ id: two, name: 'Dos' }], base: base(two ?? '', 'Two') })).code).toBe(0);
  expect((await read()).topics.map(({ name }) => name)).toEqual(expect.arrayContaining(['First', 'Dos']));
});

test('names in an imported project are kept over a restart, and give up none for a new import', async () => {
  importSample(server.dataDir, 'eigen');
  login = { ...login, 'project-id': 'eigen' };
  const { topics } = await read();
  const { id = '' } = topics[0] ?? {};
  await save({ topics: [{ id, name: '新名', names: { en: 'New name' } }] });
  const after = await read();
  importSample(server.dataDir, 'eigen', 20);
  const again = await startTestServer({ dataDir: server.dataDir });
  const headers = { ...(await again.signIn('ada')), 'project-id': 'eigen' };
  expect((await again.get('/api/front/prompt/names', headers)).data).toEqual(after);
  expect(after.topics[0]).toMatchObject({ id, name: '新名', names: { en: 'New name' } });
  await again.stop();
});
