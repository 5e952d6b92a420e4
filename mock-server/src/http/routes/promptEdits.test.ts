import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { importSample } from '#server/testing/importSample.ts';
import { PROMPT, promptCalls } from '#server/testing/promptCalls.ts';
import type { PromptCalls } from '#server/testing/promptCalls.ts';
import { signInAs } from '#server/testing/signInAs.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const OVERVIEW = '/api/front/overview/index';
const ANSWERS = '/api/front/answer/answers';

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

describe('changing', () => {
  test('text, topic, tags and pause; what is left out stays', async () => {
    expect(await calls.change('update', { ids: ['q1'], changes: { text: '哪个牌子耐用', tags: ['重点'] } })).toBe(1);
    expect(await calls.change('update', { ids: ['q1', 'q2', 'q1'], changes: { topic: '耐用', paused: true } })).toBe(2);
    expect(await calls.change('update', { ids: ['q1', 'q2'], changes: { paused: true } })).toBe(0);
    const prompts = await calls.list();
    const topic = prompts.topics.find(({ name }) => name === '耐用')?.id;
    expect(prompts.list.find(({ id }) => id === 'q1')).toMatchObject({
      text: '哪个牌子耐用',
      tags: ['重点'],
      topic_id: topic,
      paused: true,
      answers: 28,
    });
    expect(prompts.counts.paused).toBe(2);
    expect(await calls.change('update', { ids: ['q2'], changes: { topic: '' } })).toBe(1);
    expect((await calls.list()).list.find(({ id }) => id === 'q2')?.topic_id).toBeNull();
  });

  test('tags are added to prompts and taken from them, whatever others they have', async () => {
    await calls.change('update', { ids: ['q1'], changes: { tags: ['a', 'b'] } });
    expect(
      await calls.change('update', { ids: ['q1', 'q2'], changes: { add_tags: ['c', 'a'], remove_tags: ['b'] } }),
    ).toBe(2);
    const tags = async () => (await calls.list('sort=text')).list.slice(0, 2).map((prompt) => prompt.tags);
    expect(await tags()).toEqual([
      ['a', 'c'],
      ['c', 'a'],
    ]);
    const many = Array.from({ length: 9 }, (_, index) => `t${String(index)}`);
    expect(await server.post(`${PROMPT}/update`, { ids: ['q1'], changes: { add_tags: many } }, admin)).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^changes\.add_tags/u),
    });
    expect(await tags()).toEqual([
      ['a', 'c'],
      ['c', 'a'],
    ]);
  });

  test('a moved prompt takes its answers to the other topic; the topic goes when its last prompt does', async () => {
    await calls.change('update', { ids: ['q1'], changes: { topic: '耐用' } });
    const report = await overview();
    const topic = report.topics.find(({ name }) => name === '耐用')?.id ?? '';
    const total = async (query: string) =>
      v.parse(v.object({ total: v.number() }), (await server.get(`${ANSWERS}?${query}`, admin)).data).total;
    expect(await total(`topic_ids[]=${topic}`)).toBe(await total('prompt_id=q1'));
    expect(await calls.topicNames()).toEqual(['续航', '耐用']);
    await calls.change('update', { ids: ['q1'], changes: { topic: '续航' } });
    expect(await calls.topicNames()).toEqual(['续航']);
    const reply = await server.get(`${OVERVIEW}?topic_ids[]=${topic}`, admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(/^topic_ids/u) });
  });

  test('a changed text shows wherever the prompt does', async () => {
    await calls.change('update', { ids: ['q3'], changes: { text: '换了说法' } });
    const reply = await server.get(`${ANSWERS}?prompt_id=q3`, admin);
    expect(JSON.stringify(reply.data)).toContain('换了说法');
  });

  test.each([
    ['ids', { ids: [], changes: {} }],
    ['ids', { ids: ['q1', 'q99'], changes: { paused: true } }],
    ['ids[1]', { ids: ['q1', 4], changes: {} }],
    ['changes', { ids: ['q1'] }],
    ['changes.text', { ids: ['q1'], changes: { text: '  ' } }],
    ['changes.text', { ids: ['q1'], changes: { text: 'x'.repeat(2001) } }],
    ['changes.text', { ids: ['q1', 'q2'], changes: { text: '一样' } }],
    ['changes.text', { ids: ['q1'], changes: { text: '哪个牌子好?2' } }],
    ['changes.tags[0]', { ids: ['q1'], changes: { tags: ['x'.repeat(41)] } }],
    ['changes.paused', { ids: ['q1'], changes: { paused: 'yes' } }],
    ['changes.paused', { ids: ['q1'], changes: { paused: null } }],
  ])('%s is named when it is at fault, and nothing is changed', async (field, body) => {
    const before = await calls.list();
    const reply = await server.post(`${PROMPT}/update`, body, admin);
    expect([reply.code, reply.msg.split(':')[0]]).toEqual([422, field]);
    expect(await calls.list()).toEqual(before);
  });

  test('a text may be written differently without being taken for a duplicate of itself', async () => {
    expect(await calls.change('update', { ids: ['q1'], changes: { text: '哪个牌子好? 1' } })).toBe(1);
  });
});

describe('deleting', () => {
  test('takes a prompt and its answers out of every figure, and restoring brings back exactly what was', async () => {
    const before = await overview();
    expect(await calls.change('delete', { ids: ['q1', 'q6'] })).toBe(2);
    const without = await overview();
    expect(without.scope.project_answers).toBe(before.scope.project_answers - 56);
    expect(without.scope.prompts).toBe(4);
    expect(without.tiles).not.toEqual(before.tiles);
    expect(await calls.ids('sort=text')).toEqual(['q2', 'q3', 'q4', 'q5']);
    expect(await server.get(`${ANSWERS}?prompt_id=q1`, admin)).toMatchObject({ code: 422 });
    expect(await server.get('/api/front/answer/answer?id=kimi-1-0', admin)).toMatchObject({ code: 404 });
    expect(await calls.change('restore', { ids: ['q6', 'q1'] })).toBe(2);
    expect(await overview()).toEqual(before);
  });

  test('twice is once; an unknown prompt is refused with all others', async () => {
    expect(await calls.change('delete', { ids: ['q1', 'q1'] })).toBe(1);
    expect(await calls.change('delete', { ids: ['q1', 'q2'] })).toBe(1);
    expect(await calls.change('restore', { ids: ['q1', 'q3'] })).toBe(1);
    for (const call of ['delete', 'restore']) {
      const reply = await server.post(`${PROMPT}/${call}`, { ids: ['q3', 'nobody'] }, admin);
      expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(/^ids: .*nobody/u) });
    }
    expect((await calls.list()).counts.all).toBe(5);
    const reply = await server.post(`${PROMPT}/update`, { ids: ['q2'], changes: { paused: true } }, admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(/^ids/u) });
  });

  test('an added prompt can go and come back too', async () => {
    const [first] = (await calls.add([{ text: '新问题', topic: '新主题', tags: [] }])).added;
    await calls.change('delete', { ids: [first?.id ?? ''] });
    expect(await calls.topicNames()).toEqual(['续航']);
    await calls.change('restore', { ids: [first?.id ?? ''] });
    expect(await calls.ids('q=新问题')).toEqual([first?.id]);
    expect(await calls.topicNames()).toEqual(['续航', '新主题']);
  });

  test('a text that is added again brings its prompt back, with its answers and what is not typed anew', async () => {
    const [before] = (await calls.list('sort=text')).list;
    const { id = '', text = '', answers, topic_id: topic } = before ?? {};
    await calls.change('update', { ids: [id], changes: { tags: ['旧'], paused: true } });
    await calls.change('delete', { ids: [id] });
    const { added } = await calls.add([{ text, topic: '', tags: ['新'] }]);
    expect(added.map((prompt) => prompt.id)).toEqual([id]);
    const after = (await calls.list('sort=text')).list.find((prompt) => prompt.id === id);
    expect(after).toMatchObject({ id, answers, topic_id: topic, tags: ['新'], paused: false });
  });

  test('a prompt whose text another one has now does not come back beside it', async () => {
    const text = (await calls.list()).list.find(({ id }) => id === 'q1')?.text ?? '';
    await calls.change('delete', { ids: ['q1'] });
    await calls.change('update', { ids: ['q2'], changes: { text: `${text}？` } });
    const reply = await server.post(`${PROMPT}/restore`, { ids: ['q1'] }, admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringContaining(text) });
    await calls.change('update', { ids: ['q2'], changes: { text: '别的问题' } });
    expect(await calls.change('restore', { ids: ['q1'] })).toBe(1);
  });

  test('of every prompt leaves a project without answers that still answers', async () => {
    await calls.change('delete', { ids: ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] });
    expect((await overview()).scope).toMatchObject({ project_answers: 0, prompts: 0 });
    expect((await calls.list()).counts).toEqual({ all: 0, branded: 0, paused: 0 });
  });
});

describe('whose changes', () => {
  test('members change the prompts of their projects, and of no other', async () => {
    const max = { ...(await server.signIn('max')), 'project-id': 'p1' };
    const { added } = await promptCalls(server, max).add([{ text: '成员的问题', topic: '', tags: [] }]);
    expect(added).toHaveLength(1);
    expect((await calls.list('q=成员')).total).toBe(1);
    for (const call of ['add', 'check', 'update', 'delete', 'restore']) {
      const body = { prompts: [{ text: 'x' }], texts: [], ids: ['q1'], changes: {} };
      expect((await server.post(`${PROMPT}/${call}`, body, { ...max, 'project-id': 'p2' })).code).toBe(403);
      expect((await server.post(`${PROMPT}/${call}`, body)).code).toBe(500);
    }
    expect((await server.get(`${PROMPT}/index`, { ...max, 'project-id': 'p2' })).code).toBe(403);
  });

  test('a session of a test has its own, and projects do not mix', async () => {
    const session = await signInAs(server, 'ada', 'one');
    const inSession = promptCalls(server, { ...session, 'project-id': 'p1' });
    await inSession.change('delete', { ids: ['q1'] });
    expect((await inSession.list()).counts.all).toBe(5);
    expect((await calls.list()).counts.all).toBe(6);
    await calls.change('delete', { ids: ['q1', 'q2'] });
    expect((await inSession.list()).counts.all).toBe(5);
    expect((await promptCalls(server, { ...admin, 'project-id': 'p2' }).list()).counts.all).toBe(6);
  });
});

describe('an imported project', () => {
  beforeEach(() => {
    importSample(server.dataDir, 'eigen');
    admin = { ...admin, 'project-id': 'eigen' };
    calls = promptCalls(server, admin);
  });

  test('keeps its changes over a restart, and gives up none for a new import', async () => {
    await calls.add([{ text: '新问题', topic: '新主题', tags: ['标签'] }]);
    await calls.change('update', { ids: ['q2'], changes: { text: '换了说法', paused: true } });
    await calls.change('delete', { ids: ['q1'] });
    const before = await calls.list('sort=text');
    expect(before.counts).toEqual({ all: 6, branded: 0, paused: 1 });
    const again = await startTestServer({ dataDir: server.dataDir });
    const afterwards = promptCalls(again, { ...(await again.signIn('ada')), 'project-id': 'eigen' });
    expect(await afterwards.list('sort=text')).toEqual(before);
    importSample(server.dataDir, 'eigen', 20);
    expect(await afterwards.ids('sort=text')).toEqual(before.list.map(({ id }) => id));
    expect((await afterwards.list('q=换了说法')).list[0]?.answers).toBe(4);
    expect(await afterwards.change('restore', { ids: ['q1'] })).toBe(1);
    await again.stop();
    // Both servers read the files on disk.
    expect((await calls.list()).counts.all).toBe(7);
  });

  test('is begun with by a test session, whose changes stay in it', async () => {
    await calls.change('delete', { ids: ['q1'] });
    const session = await signInAs(server, 'ada', 'one');
    const inSession = promptCalls(server, { ...session, 'project-id': 'eigen' });
    expect((await inSession.list()).counts.all).toBe(5);
    await inSession.change('delete', { ids: ['q2'] });
    expect((await inSession.list()).counts.all).toBe(4);
    expect((await calls.list()).counts.all).toBe(5);
  });

  test('whose changes cannot be read says so, and the other projects stay', async () => {
    await calls.change('delete', { ids: ['q1'] });
    writeFileSync(join(server.dataDir, 'projects', 'eigen', 'edits.json'), '{"brands":');
    expect(await server.get(OVERVIEW, admin)).toMatchObject({ code: 500, msg: expect.stringContaining('edits.json') });
    expect((await server.get(OVERVIEW, { ...admin, 'project-id': 'p1' })).code).toBe(0);
    expect((await server.get('/api/front/project/index', admin)).code).toBe(0);
  });
});
