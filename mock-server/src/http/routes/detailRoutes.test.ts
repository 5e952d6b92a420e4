import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerListSchema } from '#client/api/answerSchemas.ts';
import { domainDetailSchema, promptDetailSchema, topicDetailSchema } from '#client/api/detailSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PROMPT = '/api/front/answer/promptsDetails';
const TOPIC = '/api/front/answer/topicIndex';
const DOMAIN = '/api/front/answer/subdomainDetails';
const ANSWERS = '/api/front/answer/answers';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

const dataOf = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  v.parse(schema, (await server.get(path, admin)).data);
const totalOf = async (query: string): Promise<number> => (await dataOf(`${ANSWERS}?${query}`, answerListSchema)).total;

describe('one prompt', () => {
  test('counts what its lists hold', async () => {
    const detail = await dataOf(`${PROMPT}?id=q1`, promptDetailSchema);
    expect(detail).toMatchObject({ prompt: { id: 'q1' }, topic_name: '续航', sources_captured: true });
    expect(detail.runs).toHaveLength(await totalOf('prompt_id=q1'));
    const [source] = detail.sources;
    expect(source?.answers).toBe(await totalOf(`prompt_id=q1&url=${encodeURIComponent(source?.url ?? '')}`));
    const own = detail.competitors.find(({ brand_id }) => brand_id === 'own');
    expect(own?.visibility?.numerator).toBe(await totalOf('prompt_id=q1&brand_id=own&mention=named'));
  });

  test('follows the filters', async () => {
    const detail = await dataOf(`${PROMPT}?id=q1&platform_ids[]=doubao`, promptDetailSchema);
    expect(detail.platforms.map(({ id }) => id)).toEqual(['doubao']);
    expect(detail).toMatchObject({ sources: [], sources_captured: false });
  });
});

test('one topic counts what its lists hold', async () => {
  const detail = await dataOf(`${TOPIC}?id=t-a`, topicDetailSchema);
  expect(detail.topic).toEqual({ id: 't-a', name: '续航' });
  expect(detail.prompts.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
  expect(detail.scope.answers.ok).toBe(await totalOf('topic_ids[]=t-a'));
  expect(detail.coverage.intents.reduce((sum, { prompts }) => sum + prompts, 0)).toBe(5);
});

describe('one domain', () => {
  test('counts what its lists hold', async () => {
    const detail = await dataOf(`${DOMAIN}?domain=own.example`, domainDetailSchema);
    expect(detail).toMatchObject({ domain: 'own.example', type: 'own', brand_id: 'own' });
    const page = detail.nodes.find(({ kind }) => kind === 'url');
    expect(page).toMatchObject({ url: 'https://own.example/a', title: '官网' });
    expect(page?.answers).toBe(await totalOf(`url=${encodeURIComponent(page?.url ?? '')}`));
    expect(detail.nodes[0]?.gap_answers).toBe(await totalOf('domain=own.example&gap=1'));
  });

  test.each(['OWN.example', 'www.own.example', 'https://own.example/a?b=c', ' own.example '])(
    'is found as %j',
    async (name) => {
      const detail = await dataOf(`${DOMAIN}?domain=${encodeURIComponent(name)}`, domainDetailSchema);
      expect(detail.domain).toBe('own.example');
    },
  );

  test('that the filters leave without citations is empty, not unknown', async () => {
    const detail = await dataOf(`${DOMAIN}?domain=own.example&platform_ids[]=doubao`, domainDetailSchema);
    expect(detail).toMatchObject({ share: null, citations: 0, nodes: [], first_cited_at: null });
  });
});

describe('bad input', () => {
  test.each([
    [PROMPT, 'id=q99'],
    [TOPIC, 'id=nothing'],
    [DOMAIN, 'domain=nowhere.example'],
    [DOMAIN, 'domain=not%20a%20domain'],
    [DOMAIN, 'domain=own.example.evil.example'],
  ])(
    'what the project has not is not found, and named, so that nobody takes it for a missing call: %s?%s',
    async (path, query) => {
      const [field = ''] = query.split('=');
      expect(await server.get(`${path}?${query}`, admin)).toMatchObject({
        code: 404,
        data: { fields: { [field]: expect.any(String) } },
      });
    },
  );

  test.each([
    [PROMPT, 'id', ''],
    [TOPIC, 'id', 'id='],
    [DOMAIN, 'domain', 'domain='],
    [PROMPT, 'platform_ids', 'id=q1&platform_ids[]=none'],
    [TOPIC, 'start_time', 'id=t-a&start_time=2026-02-30'],
    [DOMAIN, 'topic_ids', 'domain=own.example&topic_ids[]=none'],
  ])('a filter at fault is named: %s, %s', async (path, field, query) => {
    expect(await server.get(`${path}?${query}`, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(`^${field}`),
    });
  });

  test('a prompt of another project is not found in this one', async () => {
    const max = await server.signIn('max');
    expect((await server.get(`${PROMPT}?id=q1`, { ...max, 'project-id': 'p2' })).code).toBe(403);
    expect((await server.get(`${PROMPT}?id=q1`)).code).toBe(500);
  });
});
