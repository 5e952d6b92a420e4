import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerIndexSchema,
  sourceTableSchema,
  topicTableSchema,
  whyMovedSchema,
} from '#client/api/answerIndexSchemas.ts';
import { answerListSchema } from '#client/api/answerSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const INDEX = '/api/front/answer/index';
const TOPICS = '/api/front/answer/topics';
const SOURCES = '/api/front/answer/citations';
const CHANGE = '/api/front/answer/change';
const ANSWERS = '/api/front/answer/answers';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterAll(() => server.stop());

const data = async (path: string): Promise<unknown> => {
  const reply = await server.get(path, admin);
  expect(reply).toMatchObject({ code: 0 });
  return reply.data;
};
const total = async (query: string): Promise<number> =>
  v.parse(answerListSchema, await data(`${ANSWERS}?${query}`)).total;

describe('the answer index', () => {
  test('has all platforms together first, then each with as many answers as a click opens', async () => {
    const index = v.parse(answerIndexSchema, await data(INDEX));
    expect(index.rows.map(({ platform_id: id }) => id)).toEqual([null, 'kimi', 'doubao']);
    for (const { platform_id: id, answers, measures } of index.rows.slice(1)) {
      expect(answers.ok).toBe(await total(`platform_ids=${id ?? ''}`));
      expect(answers.refused).toBe(await total(`platform_ids=${id ?? ''}&status=refused`));
      const named = await total(`platform_ids=${id ?? ''}&brand_id=own&mention=named`);
      expect(measures[0]).toMatchObject({ measure_id: 'visibility', measure: { numerator: named } });
    }
    expect(index.scope).toMatchObject({ start_time: '2026-03-04', end_time: '2026-03-10' });
  });

  test('keeps to the filters, branded prompts among them', async () => {
    const one = v.parse(answerIndexSchema, await data(`${INDEX}?platform_ids[]=kimi`));
    expect(one.rows.map(({ platform_id: id }) => id)).toEqual([null, 'kimi']);
    const none = v.parse(answerIndexSchema, await data(`${INDEX}?branded=branded`));
    expect(none.scope.answers.ok).toBe(0);
    expect(none.rows[0]?.measures.every(({ measure }) => measure === null)).toBe(true);
  });
});

test('topics have as many answers as a click opens', async () => {
  const { list, total: count } = v.parse(topicTableSchema, await data(TOPICS));
  expect(count).toBe(1);
  expect(list[0]).toMatchObject({
    topic_id: 't-a',
    prompts: 5,
    answers: await total('topic_ids=t-a'),
    visibility: { numerator: await total('topic_ids=t-a&mention=named') },
  });
});

describe('cited domains', () => {
  test('have as many answers as a click opens', async () => {
    const sources = v.parse(sourceTableSchema, await data(SOURCES));
    expect(sources.list).toMatchObject([
      { domain: 'own.example', type: 'own', answer_rate: { numerator: await total('domain=own.example') }, urls: 1 },
    ]);
    expect(sources.list[0]?.gap_answers).toBe(await total('domain=own.example&gap=1'));
    expect(sources.answers_with_citations).toBe(await total('cites=any'));
  });

  test('are searched, narrowed, sorted and paged', async () => {
    const count = async (query: string): Promise<[number, number]> => {
      const sources = v.parse(sourceTableSchema, await data(`${SOURCES}?${query}`));
      return [sources.list.length, sources.total];
    };
    expect(await count('q=OWN')).toEqual([1, 1]);
    expect(await count('q=rival')).toEqual([0, 0]);
    expect(await count('source_type=news')).toEqual([0, 0]);
    expect(await count('gap=1')).toEqual([0, 0]);
    expect(await count('sort=last_cited_at&order=asc&page_size=200')).toEqual([1, 1]);
    expect(await count('page=2&page_size=1')).toEqual([0, 1]);
  });
});

describe('why it moved', () => {
  test.each(['platform', 'topic', 'prompt'])('the effects by %s sum to the difference', async (by) => {
    for (const measure of ['visibility', 'first_mention_rate', 'share_of_voice', 'citation_rate']) {
      for (const brand of ['own', 'rival']) {
        // Periods of different length, so that there is a change to explain.
        const dates =
          'start_time=2026-03-07&end_time=2026-03-10&compare_start_time=2026-03-01&compare_end_time=2026-03-02';
        const moved = v.parse(
          whyMovedSchema,
          await data(`${CHANGE}?by=${by}&measure_id=${measure}&brand_id=${brand}&${dates}`),
        );
        expect(moved).toMatchObject({ by, measure_id: measure, brand_id: brand });
        expect(moved.difference).toBe((moved.after?.value ?? 0) - (moved.before?.value ?? 0));
        const sum = moved.effects.reduce((effects, { rate, mix }) => effects + rate + mix, 0);
        expect(Math.abs(sum - (moved.difference ?? 1))).toBeLessThan(1e-12);
        expect(moved.effects.length).toBeGreaterThan(0);
      }
    }
  });

  test('prompts go by their text, and those without a topic have no id', async () => {
    const ask = async (by: string) =>
      v.parse(whyMovedSchema, await data(`${CHANGE}?by=${by}&measure_id=visibility`)).effects;
    expect((await ask('prompt')).map(({ id, name }) => [id, name])).toContainEqual(['q2', '哪个牌子好？2']);
    expect((await ask('topic')).map(({ id, name }) => [id, name]).sort()).toEqual([
      [null, ''],
      ['t-a', '续航'],
    ]);
  });
});

test('the same question gets the same answer, kept or not', async () => {
  for (const path of [INDEX, TOPICS, SOURCES, `${CHANGE}?by=prompt&measure_id=visibility`]) {
    expect(await data(path)).toEqual(await data(path));
  }
});

test.each([
  ['platform_ids', `${INDEX}?platform_ids=gopher`],
  ['tag', `${INDEX}?tag=none`],
  ['topic_ids', `${TOPICS}?topic_ids=t-x`],
  ['branded', `${TOPICS}?branded=both`],
  ['sort', `${SOURCES}?sort=beauty`],
  ['order', `${SOURCES}?order=up`],
  ['source_type', `${SOURCES}?source_type=gossip`],
  ['gap', `${SOURCES}?gap=yes`],
  ['q', `${SOURCES}?q=${'x'.repeat(201)}`],
  ['page', `${SOURCES}?page=0`],
  ['page_size', `${SOURCES}?page_size=201`],
  ['measure_id', `${CHANGE}?by=prompt`],
  ['measure_id', `${CHANGE}?by=prompt&measure_id=stability`],
  ['by', `${CHANGE}?measure_id=visibility`],
  ['by', `${CHANGE}?measure_id=visibility&by=moon`],
  ['brand_id', `${CHANGE}?measure_id=visibility&by=prompt&brand_id=nobody`],
  ['keyword_ids', `${CHANGE}?measure_id=visibility&by=prompt&keyword_ids=k9`],
])('%s is named when it is at fault: %s', async (field, path) => {
  expect(await server.get(path, admin)).toMatchObject({ code: 422, msg: expect.stringMatching(`^${field}`) });
});
