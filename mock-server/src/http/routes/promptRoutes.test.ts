import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { finish, GOOD_TABLE, look, orderOf, START } from '#server/testing/importCalls.ts';
import { PROMPT, promptCalls } from '#server/testing/promptCalls.ts';
import type { PromptCalls } from '#server/testing/promptCalls.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const OVERVIEW = '/api/front/overview/index';

let server: TestServer;
let admin: Record<string, string>;
let calls: PromptCalls;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  calls = promptCalls(server, admin);
});
afterEach(() => server.stop());

const overview = async () => v.parse(overviewSchema, (await server.get(OVERVIEW, admin)).data);

describe('the list', () => {
  test('tells how much each prompt was asked in all, and when last', async () => {
    const { list: prompts, total, counts, topics, tags, platforms } = await calls.list('sort=text');
    expect(prompts[0]).toEqual({
      id: 'q1',
      text: '哪个牌子好？1',
      topic_id: 't-a',
      tags: [],
      intent: 'comparison',
      demand: null,
      branded: false,
      paused: false,
      answers: 28,
      last_asked_at: '2026-03-10T04:00:00.000Z',
    });
    expect({ total, counts, topics, tags, platforms }).toEqual({
      total: 6,
      counts: { all: 6, branded: 0, paused: 0 },
      topics: [{ id: 't-a', name: '续航' }],
      tags: [],
      platforms: 2,
    });
  });

  test('is searched, filtered, sorted and cut into pages', async () => {
    await calls.add([
      { text: 'Ownbrand 与 Rivalix 哪个好', topic: '续航', tags: ['竞品'] },
      { text: 'ｗｈｅｒｅ to buy earbuds', topic: '', tags: [] },
    ]);
    const [newest, branded] = await calls.ids();
    await calls.change('update', { ids: ['q2'], changes: { paused: true } });
    expect(await calls.ids('q=WHERE earbuds')).toEqual([newest]);
    expect(await calls.ids('branded=branded')).toEqual([branded]);
    expect(await calls.ids('tag=竞品')).toEqual([branded]);
    expect(await calls.ids('state=paused')).toEqual(['q2']);
    expect((await calls.list('state=active')).total).toBe(7);
    expect((await calls.list('topic_id=t-a')).total).toBe(6);
    expect(await calls.ids('sort=topic')).toEqual([branded, 'q5', 'q4', 'q3', 'q2', 'q1', newest, 'q6']);
    expect((await calls.ids('sort=answers&order=desc')).slice(-2)).toEqual([newest, branded]);
    expect((await calls.ids('sort=last_asked_at')).slice(-2)).toEqual([newest, branded]);
    expect(await calls.ids('sort=text&order=desc&page=2&page_size=3')).toHaveLength(3);
    expect((await calls.list('branded=branded')).counts).toEqual({ all: 8, branded: 1, paused: 1 });
    expect((await calls.list()).tags).toEqual(['竞品']);
  });

  test('an answer with only a day was asked on that day in each reader’s zone', async () => {
    const order = orderOf(await look(server, admin, GOOD_TABLE));
    const { project_id: id } = await finish(server, admin, await server.post(START, order, admin));
    const { list: listed } = promptCalls(server, { ...admin, 'project-id': id ?? '' });
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      const { list: prompts } = await listed(`time_zone=${zone}`);
      expect(prompts.find(({ text }) => text === 'Which lamp?')?.last_asked_at).toBe('2026-02-03');
    }
  });

  test.each(['sort=demand', 'order=up', 'topic_id=t-x', 'branded=maybe', 'state=gone', 'page=0', 'page_size=501'])(
    '%s is refused by name',
    async (query) => {
      const reply = await server.get(`${PROMPT}/index?${query}`, admin);
      expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(`^${query.split('=')[0] ?? ''}`) });
    },
  );
});

describe('checking typed texts', () => {
  test('finds prompts and typed lines that ask the same, and names of brands', async () => {
    const checks = await calls.check({ texts: ['哪个牌子好？１', 'Rivalix 的电池怎么样', 'Rivalix 电池如何', ''] });
    expect(checks.map(({ branded }) => branded)).toEqual([false, true, true, false]);
    expect(checks[0]?.near[0]).toEqual({ prompt_id: 'q1', text: '哪个牌子好？1', similarity: 1 });
    expect(checks[1]?.near).toEqual([]);
    expect(checks[2]?.near).toEqual([{ prompt_id: null, text: 'Rivalix 的电池怎么样', similarity: 1 }]);
    expect(checks[3]?.near).toEqual([]);
  });

  test('leaves out the prompt being edited, and follows what was changed since', async () => {
    const near = async (body: object) => (await calls.check(body))[0]?.near.map(({ prompt_id: id }) => id);
    expect(await near({ texts: ['哪个牌子好？1'], except: 'q1' })).not.toContain('q1');
    await calls.change('update', { ids: ['q1'], changes: { text: '耳机降噪效果排名' } });
    expect(await near({ texts: ['哪个牌子好？1'] })).not.toContain('q1');
    expect(await near({ texts: ['降噪耳机效果排名'] })).toEqual(['q1']);
    await calls.change('delete', { ids: ['q1'] });
    expect(await near({ texts: ['降噪耳机效果排名'] })).toEqual([]);
  });

  test('takes at most 500 texts', async () => {
    const texts = Array.from({ length: 501 }, () => 'x');
    expect(await server.post(`${PROMPT}/check`, { texts }, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^texts/u),
    });
    expect(await calls.check({ texts: texts.slice(1) })).toHaveLength(500);
  });
});

describe('adding', () => {
  test('new prompts have no answers, and a topic of a new name is made', async () => {
    const before = await overview();
    const { added, refused } = await calls.add([
      { text: '  降噪\n耳机   推荐 ', topic: '降噪', tags: ['a', 'a', 'b'] },
      { text: '耳机多少钱', topic: '续航', tags: [] },
      { text: 'Ownbrand 耐用吗', topic: '降噪' },
    ]);
    expect(refused).toEqual([]);
    expect(added.map(({ text, tags, branded }) => ({ text, tags, branded }))).toEqual([
      { text: '降噪 耳机 推荐', tags: ['a', 'b'], branded: false },
      { text: '耳机多少钱', tags: [], branded: false },
      { text: 'Ownbrand 耐用吗', tags: [], branded: true },
    ]);
    expect(added[1]?.topic_id).toBe('t-a');
    expect(added[0]?.topic_id).toBe(added[2]?.topic_id);
    expect(new Set(added.map(({ id }) => id)).size).toBe(3);
    expect(await calls.topicNames()).toEqual(['续航', '降噪']);
    expect((await calls.list('q=推荐')).list[0]).toMatchObject({ answers: 0, last_asked_at: null });
    const { tiles, scope } = await overview();
    expect(tiles).toEqual(before.tiles);
    expect(scope).toEqual(before.scope);
  });

  test('refuses the same line twice, empty ones and too long ones, and adds the rest', async () => {
    const long = '长'.repeat(2001);
    const { added, refused } = await calls.add([
      { text: '新问题', topic: '', tags: [] },
      { text: ' \n ', topic: '', tags: [] },
      { text: '哪个 牌子好? ２', topic: '', tags: [] },
      { text: long, topic: '', tags: [] },
      { text: '新问题！', topic: '', tags: [] },
      { text: 'C++ 新问题', topic: '', tags: [] },
      { text: 'C 新问题', topic: '', tags: [] },
      { text: '长'.repeat(2000), topic: '', tags: [] },
    ]);
    expect(added.map(({ text }) => text.slice(0, 8))).toEqual(['新问题', 'C++ 新问题', 'C 新问题', '长'.repeat(8)]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'empty'],
      [3, 'duplicate'],
      [4, 'too_long'],
      [5, 'duplicate'],
    ]);
  });

  test('5,000 at once, and no more', async () => {
    const prompts = Array.from({ length: 5001 }, (_, i) => ({
      text: `第 ${String(i)} 个问题，写得长一些，好让请求超过一兆字节。`.repeat(4),
      topic: `主题 ${String(i % 7)}`,
      tags: ['批量'],
    }));
    expect(await server.post(`${PROMPT}/add`, { prompts }, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^prompts:/u),
    });
    expect((await calls.add(prompts.slice(1))).added).toHaveLength(5000);
    expect((await calls.list()).counts.all).toBe(5006);
  });

  test.each([
    ['prompts', {}],
    ['prompts', { prompts: [] }],
    ['prompts[1].text', { prompts: [{ text: 'a' }, { text: 7 }] }],
    ['prompts[0].text', { prompts: [{ text: 'a\u0000b' }] }],
    ['prompts[0].text', { prompts: [{ text: 'x'.repeat(20_001) }] }],
    ['prompts[1].tags', { prompts: [{ text: 'a' }, { text: 'b', tags: Array.from({ length: 11 }, String) }] }],
    ['prompts[0].tags[1]', { prompts: [{ text: 'a', tags: ['x', 'y'.repeat(41)] }] }],
    ['prompts[0].tags[0]', { prompts: [{ text: 'a', tags: [' '] }] }],
    ['prompts[0].topic', { prompts: [{ text: 'a', topic: 't'.repeat(201) }] }],
    ['prompts[0].topic', { prompts: [{ text: 'a', topic: { name: 'x' } }] }],
  ])('%s is named when it is at fault, and nothing is added', async (field, body) => {
    const reply = await server.post(`${PROMPT}/add`, body, admin);
    expect([reply.code, reply.msg.split(':')[0]]).toEqual([422, field]);
    expect((await calls.list()).counts.all).toBe(6);
  });
});
