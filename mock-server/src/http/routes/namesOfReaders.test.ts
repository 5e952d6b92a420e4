import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keywordOptionsSchema, optionListSchema } from '#client/api/filterSchemas.ts';
import { managedPromptListSchema } from '#client/api/managedPromptSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { bilingualSamples, NAMES } from '#server/testing/bilingualSamples.ts';
import { readingCalls } from '#server/testing/readingCalls.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const DATES = { start_time: '2026-02-25', end_time: TODAY, time_zone: 'Asia/Shanghai' };
const KNOWN = { prompt: 'q1', topic: 't-a', answer: 'kimi-1-0', domain: 'own.example', rival: 'rival', keyword: 'k1' };
/** Files, and calls for editing names, are the same in every language. */
const RECORDED = new Set(['answer/export', 'table/feed', 'brand/index', 'project/setup', 'prompt/names']);

let server: TestServer;
let login: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer({ samples: bilingualSamples });
  login = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const read = async (path: string, language: string, headers = login): Promise<unknown> =>
  (await server.get(path, { ...headers, 'accept-language': language })).data;

/** Search terms, spellings of brands, recorded tags, and texts in both languages. */
const APART = new Set([
  ...['also', 'names', 'aliases', 'entities', 'tags'],
  ...['title_zh', 'title_en', 'body_zh', 'body_en'],
]);

/** Every number of a response, and every text except the fields above. */
function partsOf(value: unknown): { numbers: number[]; texts: string[] } {
  const parts = { numbers: [] as number[], texts: [] as string[] };
  const walk = (one: unknown): void => {
    if (typeof one === 'number') parts.numbers.push(one);
    if (typeof one === 'string') parts.texts.push(one);
    if (typeof one !== 'object' || one === null) return;
    for (const [key, inner] of Object.entries(one)) if (!APART.has(key)) walk(inner);
  };
  walk(value);
  return parts;
}

const CALLS = readingCalls(KNOWN, DATES).filter(([path]) => !RECORDED.has(path.replace('/api/front/', '')));

test.each(CALLS)('%s tells readers of each language the same figures under their own names', async (path, query) => {
  const address = `${path}?${new URLSearchParams(query).toString()}`;
  const [zh, en] = [partsOf(await read(address, 'zh-CN')), partsOf(await read(address, 'en-US'))];
  expect(en.numbers).toEqual(zh.numbers);
  const { own: _, ...english } = NAMES.en;
  for (const [theirs, others] of [
    [zh.texts, Object.values(english)],
    [en.texts, Object.values(NAMES.zh)],
  ] as const) {
    expect(theirs.filter((text) => others.some((name) => text === name))).toEqual([]);
  }
});

test('what is kept for a reader of one language is not told one of the other, whoever asks first', async () => {
  const address = `/api/front/overview/index?${new URLSearchParams(DATES).toString()}`;
  const namesFor = async (language: string): Promise<string[]> => {
    const { brands, topics } = v.parse(overviewSchema, await read(address, language));
    return [...brands, ...topics].map(({ name }) => name);
  };
  const [zh, en] = [NAMES.zh, NAMES.en].map(({ own, topic }) => [own, 'Rivalix', topic]);
  for (const language of ['en-US', 'zh-CN', 'en-US', 'zh-CN']) {
    expect(await namesFor(language)).toEqual(language === 'zh-CN' ? zh : en);
  }
});

test('lists of choices and of projects are in the language of the reader, and found by either name', async () => {
  const { list: topics } = v.parse(optionListSchema, await read('/api/front/topic/index', 'en'));
  expect(topics).toEqual([{ id: 't-a', name: NAMES.en.topic, also: [NAMES.zh.topic] }]);
  const { list: keywords } = v.parse(keywordOptionsSchema, await read('/api/front/keyword/options', 'en'));
  expect(keywords.map(({ label }) => label)).toEqual(['推荐']);
  const { list } = v.parse(projectIndexSchema, await read('/api/front/project/index', 'en'));
  const shown = list.find(({ id }) => id === 'p1');
  expect(shown).toMatchObject({ name: NAMES.en.project, brand: NAMES.en.own });
  expect(shown?.also).toEqual([NAMES.zh.project, NAMES.zh.own]);
});

test('a tag is filtered by as it is recorded or as either reader calls it, and typed in either language it is one tag', async () => {
  const list = async (language: string, query = ''): Promise<v.InferOutput<typeof managedPromptListSchema>> =>
    v.parse(managedPromptListSchema, await read(`/api/front/prompt/index${query}`, language));
  expect(await list('zh')).toMatchObject({ tags: [NAMES.zh.tag] });
  expect(await list('en')).toMatchObject({ tags: [NAMES.zh.tag], tag_names: [NAMES.en.tag] });
  const scope = (tag: string): string =>
    `/api/front/answer/prompts?${new URLSearchParams({ ...DATES, tag }).toString()}`;
  const recorded = partsOf(await read(scope(NAMES.zh.tag), 'en')).numbers;
  expect(partsOf(await read(scope(NAMES.en.tag), 'zh')).numbers).toEqual(recorded);
  const english = { ...login, 'accept-language': 'en' };
  const changes = { tags: [NAMES.en.tag, 'mine'], topic: NAMES.en.topic };
  expect((await server.post('/api/front/prompt/update', { ids: ['q1', 'q6'], changes }, english)).code).toBe(0);
  const { list: prompts, topics } = await list('zh');
  expect(topics.map(({ name }) => name)).toEqual([NAMES.zh.topic]);
  for (const id of ['q1', 'q6']) {
    expect(prompts.find((one) => one.id === id)).toMatchObject({ topic_id: 't-a', tags: [NAMES.zh.tag, 'mine'] });
  }
});

test('a program with a key has things under the names they are recorded by, whatever language it asks for', async () => {
  const made = await server.post('/api/front/key/create', { name: 'BI', scopes: ['read'], project_ids: ['p1'] }, login);
  const { secret } = v.parse(v.object({ secret: v.string() }), made.data);
  const key = { authorization: `Bearer ${secret}`, 'project-id': 'p1' };
  for (const language of ['en-US', 'zh-CN']) {
    const { brands, topics } = v.parse(
      overviewSchema,
      await read(`/api/front/overview/index?${new URLSearchParams(DATES).toString()}`, language, key),
    );
    expect([...brands, ...topics].map(({ name }) => name)).toEqual(['Ownbrand', 'Rivalix', NAMES.zh.topic]);
  }
});

test('files of answers hold recorded names for every reader', async () => {
  const query = new URLSearchParams({ ...DATES, format: 'json' }).toString();
  const fileFor = async (language: string): Promise<string> => {
    const headers = { ...login, 'accept-language': language };
    return (await fetch(`${server.url}/api/front/answer/export?${query}`, { headers })).text();
  };
  const [zh, en] = [await fileFor('zh-CN'), await fileFor('en-US')];
  expect(en).toBe(zh);
  expect(zh).toContain(`"topic":"${NAMES.zh.topic}"`);
});

test('the name readers of a language see is one that answers are searched for', async () => {
  const brands = [{ id: 'own', name: 'Ownbrand', own: true, aliases: [NAMES.zh.own], match_case: false, domains: [] }];
  const save = (zh: string) =>
    server.post(
      '/api/front/brand/try',
      { brands: [{ ...brands[0], names: { zh } }] },
      { ...login, 'accept-language': 'en' },
    );
  expect((await save(NAMES.zh.own)).code).toBe(0);
  const { code, msg } = await save('无名');
  expect(code).toBe(422);
  expect(msg).toContain('brands[0].names.zh: “无名”');
});

test.each([NAMES.zh.project, NAMES.en.project])('a new project may not be called %s, whoever reads', async (name) => {
  const body = { name, brand: { name: 'Northwind' } };
  const { code, data } = await server.post('/api/front/project/create', body, { ...login, 'accept-language': 'en-US' });
  expect([code, data]).toMatchObject([422, { fields: { name: expect.stringContaining(name) } }]);
});
