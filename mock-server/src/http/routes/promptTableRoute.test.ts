import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerListSchema } from '#client/api/answerSchemas.ts';
import { promptTableSchema, type PromptTable } from '#client/api/promptSchemas.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PROMPTS = '/api/front/answer/prompts';

/** The small samples with different prompts. */
const samples = {
  ...smallSamples,
  projects: (today: string) =>
    smallSamples.projects(today).map((project) => ({
      ...project,
      prompts: project.prompts.map((prompt, index) => ({
        ...prompt,
        ...(index === 0 && { text: 'Ownbrand 的续航怎么样？', tags: ['口碑'] }),
        ...(index === 1 && { text: 'Best EV for long range', demand: { band: 'high', source: '自报' } as const }),
        ...(index === 2 && { paused: true }),
      })),
    })),
};

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ samples });
  admin = await server.signIn('ada');
});
afterAll(() => server.stop());

const ask = async (query = '', headers = admin): Promise<PromptTable> =>
  v.parse(promptTableSchema, (await server.get(`${PROMPTS}?${query}`, headers)).data);
const idsOf = ({ list }: PromptTable): string[] => list.map(({ id }) => id);

describe('the table', () => {
  test('lists every prompt with what is known of it', async () => {
    const table = await ask('sort=text');
    expect(table.total).toBe(6);
    expect(table.list.find(({ id }) => id === 'q1')).toMatchObject({
      branded: true,
      paused: false,
      demand: null,
      intent: 'informational',
      tags: ['口碑'],
      answers: 14,
      refused: 0,
    });
    expect(table.list.find(({ id }) => id === 'q2')).toMatchObject({
      branded: false,
      demand: { band: 'high', source: '自报' },
      intent: 'comparison',
      refused: 2,
    });
    expect(table.list.find(({ id }) => id === 'q3')?.paused).toBe(true);
    expect(table.platforms.map(({ id }) => id)).toEqual(['kimi', 'doubao']);
  });

  test("a row's visibility stands on the answers that its click opens", async () => {
    const { list } = await ask();
    for (const { id, visibility, answers } of list) {
      const reply = await server.get(`/api/front/answer/answers?prompt_id=${id}&brand_id=own&mention=named`, admin);
      expect(v.parse(answerListSchema, reply.data).total).toBe(visibility?.numerator);
      expect(visibility?.denominator).toBe(answers);
    }
  });

  test('without a wish it begins with the highest visibility', async () => {
    const rates = (await ask()).list.map(({ visibility }) => visibility?.value ?? -1);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(await ask()).toEqual(await ask('sort=visibility&order=desc&page=1&page_size=50&view=all'));
  });

  test('is searched, filtered, ordered and paged at once', async () => {
    expect(idsOf(await ask(`q=${encodeURIComponent('哪个 牌子')}&sort=text&order=desc`))).toEqual([
      'q6',
      'q5',
      'q4',
      'q3',
    ]);
    expect(idsOf(await ask('intent=comparison&q=ＥＶ'))).toEqual(['q2']);
    expect(idsOf(await ask('sort=demand&order=asc&page_size=1'))).toEqual(['q2']);
    const first = await ask('sort=answers&page_size=4');
    const second = await ask('sort=answers&page_size=4&page=2');
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(6);
    expect(second.total).toBe(6);
  });

  test('heeds the filter form', async () => {
    expect(idsOf(await ask('topic_ids[]=t-a&sort=text')).sort()).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect(idsOf(await ask('branded=branded'))).toEqual(['q1']);
    expect(idsOf(await ask('tag=%E5%8F%A3%E7%A2%91'))).toEqual(['q1']);
    const one = await ask('platform_ids[]=doubao');
    expect(one.list.map(({ platforms }) => platforms.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const { scope } = await ask('start_time=2026-03-10&end_time=2026-03-10');
    expect([scope.previous_start_time, scope.answers.ok]).toEqual(['2026-03-09', 12]);
  });

  test('a view of a rival', async () => {
    const lost = await ask('view=lost_to&rival_id=rival');
    expect(lost.total).toBe(6);
    expect(lost).toEqual(await ask('view=lost_to'));
    expect((await ask('view=cited_not_named')).total).toBe(6);
    expect((await ask('view=named_not_cited')).total).toBe(0);
  });

  test('a kept table answers as a new one does, for each project its own', async () => {
    const first = await ask('sort=text');
    await ask('sort=text', { ...admin, 'project-id': 'p2' });
    expect(await ask('sort=text')).toEqual(first);
    const other = await ask('sort=text', { ...admin, 'project-id': 'p2' });
    expect(other.brands[0]?.name).toBe('Otherbrand');
  });
});

describe('bad input', () => {
  test.each([
    ['sort', 'sort=colour'],
    ['sort', 'sort=text&sort=answers'],
    ['sort', 'sort=__proto__'],
    ['sort', 'sort='],
    ['order', 'order=up'],
    ['view', 'view=mine'],
    ['view', 'view=constructor'],
    ['rival_id', 'view=lost_to&rival_id=nobody'],
    ['rival_id', 'view=lost_to&rival_id=own'],
    ['rival_id', 'rival_id='],
    ['status', 'status=great'],
    ['intent', 'intent=toString'],
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=one'],
    ['page_size', 'page_size=501'],
    ['page_size', 'page_size=1.5'],
    ['q', `q=${'长'.repeat(201)}`],
    ['q', 'q=a%00b'],
    ['topic_ids', 'topic_ids[]=t-x'],
    ['start_time', 'start_time=2026-02-30'],
    ['branded', 'branded=maybe'],
    ['tag', 'tag=nobody-has-it'],
  ])('%s is named when it is at fault: %s', async (field, query) => {
    const reply = await server.get(`${PROMPTS}?${query}`, admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(`^${field}`) });
  });

  test('what only looks like code is a text like any other', async () => {
    for (const q of ['.*', '(', '[', '\\', '$', '%', "' or 1=1", '<script>', '__proto__']) {
      expect((await ask(`q=${encodeURIComponent(q)}`)).total).toBe(0);
    }
  });

  test('a page far beyond the last is empty', async () => {
    expect(await ask('page=1000000&page_size=500')).toMatchObject({ list: [], total: 6 });
  });

  test('without a login, and of a project of somebody else, there is nothing', async () => {
    expect((await server.get(PROMPTS)).code).toBe(500);
    const max = await server.signIn('max');
    expect((await server.get(PROMPTS, { ...max, 'project-id': 'p2' })).code).toBe(403);
  });
});
