import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerListSchema } from '#client/api/answerSchemas.ts';
import { expansionImpactSchema, expansionSchema } from '#client/api/expandSchemas.ts';
import { keywordFileSchema, keywordsChangedSchema, keywordTableSchema } from '#client/api/keywordSchemas.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { uploadFile } from '#server/testing/uploadFile.ts';

const KEYWORD = '/api/front/keyword';

/** The small samples with a keyword recorded for the first prompt. */
const samples = {
  ...smallSamples,
  projects: (today: string) =>
    smallSamples.projects(today).map((project) => ({
      ...project,
      keywords: [{ id: 'k1', label: '续航', demand: { band: 'high' as const, source: '自报' } }],
      prompts: project.prompts.map((prompt, index) => ({
        ...prompt,
        keyword_ids: index === 0 ? ['k1'] : [],
        ...(index === 1 && { text: 'Best EV for long range' }),
      })),
    })),
};

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer({ samples });
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

const list = async () => v.parse(keywordTableSchema, (await server.get(`${KEYWORD}/index`, admin)).data).list;
const labels = async () => (await list()).map(({ label }) => label);
const post = (call: string, body: object) => server.post(`${KEYWORD}/${call}`, body, admin);
const change = async (call: string, body: object) => v.parse(keywordsChangedSchema, (await post(call, body)).data);
const typed = (label: string, more: object = {}) => change('add', { from: 'typed', keywords: [{ label, ...more }] });

describe('keywords', () => {
  test('are listed with what is known of them, and lead to the answers counted', async () => {
    const [keyword] = await list();
    expect(keyword).toMatchObject({
      id: 'k1',
      label: '续航',
      origin: 'given',
      demand: { band: 'high', source: '自报', from: 'given' },
      tracked: true,
      prompts: 1,
    });
    const answers = await server.get('/api/front/answer/answers?keyword_ids=k1&status=ok', admin);
    expect(v.parse(answerListSchema, answers.data).total).toBe(keyword?.answers);
  });
  test('that are added count by their words, on every screen', async () => {
    const { added } = await typed('EV ranges', { band: 'low', intent: 'comparison' });
    const [, own] = await list();
    expect(own).toMatchObject({ origin: 'own', prompts: 1, intent: 'comparison', intent_typed: true });
    expect(own?.demand).toEqual({ band: 'low', source: '', from: 'typed' });
    const answers = await server.get(`/api/front/answer/answers?keyword_ids=${added[0] ?? ''}&status=ok`, admin);
    expect(v.parse(answerListSchema, answers.data).total).toBe(own?.answers);
    expect(own?.answers).toBeGreaterThan(0);
    const options = await server.get(`${KEYWORD}/options`, admin);
    expect(JSON.stringify(options.data)).toContain('EV ranges');
  });
  test('are changed and put back', async () => {
    const changed = await change('update', { id: 'k1', changes: { label: '冬季续航', band: null, intent: 'local' } });
    expect((await list())[0]).toMatchObject({ label: '冬季续航', demand: null, intent: 'local' });
    await change('restore', { before: changed.before });
    expect((await list())[0]).toMatchObject({ label: '续航', intent_typed: false, demand: { from: 'given' } });
  });
  test('are deleted and put back, recorded and own ones alike', async () => {
    const { added } = await typed('快充');
    const deleted = await change('delete', { ids: ['k1', ...added] });
    // A project without keywords gets suggestions, none of them a deleted keyword.
    expect((await list()).filter(({ origin }) => origin !== 'suggested')).toEqual([]);
    await change('restore', { before: deleted.before });
    expect(await labels()).toEqual(['续航', '快充']);
  });
  test('undoing an addition leaves nothing behind', async () => {
    const { added, before } = await typed('快充');
    expect(before).toEqual([{ id: added[0], taken: false, saved: null }]);
    await change('restore', { before });
    expect(await labels()).toEqual(['续航']);
  });
  test('from a file gain the bands of those that are there, and undo takes them back', async () => {
    const keywords = [
      { label: '续航', band: 'very_high', source: 'tool' },
      { label: '快充', band: 'low' },
      { label: '快充' },
    ];
    const done = await change('add', { from: 'imported', keywords });
    expect([done.added.length, done.changed]).toEqual([1, ['k1']]);
    expect((await list()).map(({ demand }) => demand?.from)).toEqual(['imported', 'imported']);
    await change('restore', { before: done.before });
    expect((await list()).map(({ demand }) => demand?.from)).toEqual(['given']);
  });
  test.each([
    ['add', { from: 'typed', keywords: [{ label: ' 续航！' }] }, 'label'],
    ['add', { from: 'typed', keywords: [{ label: '！？' }] }, 'keywords[0].label'],
    ['add', { from: 'typed', keywords: [{ label: '长'.repeat(81) }] }, 'keywords[0].label'],
    ['add', { from: 'typed', keywords: [] }, 'keywords'],
    ['add', { from: 'typed', keywords: [{ label: 'x', band: 'huge' }] }, 'keywords[0].band'],
    ['update', { id: 'gone', changes: { label: 'x' } }, 'id'],
    ['delete', { ids: ['gone'] }, 'id'],
    ['restore', { before: [{ id: 'k1', taken: 'no', saved: null }] }, 'before[0].taken'],
  ])('refuse what makes no sense in %s %j, naming %s', async (call, body, field) => {
    const reply = await post(call, body);
    expect(reply.code).toBe(422);
    expect(reply.msg).toContain(field);
    expect(await labels()).toEqual(['续航']);
  });
});

describe('a file of keywords', () => {
  const inspect = async (name: string, bytes: Buffer) =>
    v.parse(
      keywordFileSchema,
      (await uploadFile(server, admin, new Uint8Array(bytes), name, `${KEYWORD}/inspect`)).data,
    );
  const TABLE = 'Keyword\tAvg. monthly searches\r\n续航\t1K – 10K\r\n"快,充"\t500\r\n';
  test.each([
    ['UTF-8', Buffer.from(`\uFEFF${TABLE}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
  ])('is read in %s and nothing is saved', async (_, bytes) => {
    const file = await inspect('Keyword Stats.csv', bytes);
    expect(file).toMatchObject({ kind: 'read', keyword_column: 'Keyword', volume_column: 'Avg. monthly searches' });
    if (file.kind !== 'read') return;
    expect(file.lines.map(({ line, label, band, state }) => [line, label, band, state])).toEqual([
      [2, '续航', 'medium', 'changes'],
      [3, '快,充', 'low', 'new'],
    ]);
    expect(await labels()).toEqual(['续航']);
  });
  test('is read in GB 18030, with semicolons', async () => {
    // 关键词;搜索量 / 快充;90
    const bytes = Buffer.from('b9d8bcfcb4ca3bcbd1cbf7c1bf0abfecb3e43b39300a', 'hex');
    const file = await inspect('导出.csv', bytes);
    expect(file).toMatchObject({ kind: 'read', lines: [{ label: '快充', band: 'very_low', line: 2 }] });
  });
  test('that has no column of keywords is refused with its first lines; so is a spreadsheet', async () => {
    expect(await inspect('x.csv', Buffer.from('page,clicks\n/a,4\n'))).toMatchObject({
      kind: 'refused',
      reason: 'no_keyword_column',
      first_lines: [
        { line: 1, text: 'page | clicks' },
        { line: 2, text: '/a | 4' },
      ],
    });
    expect(await inspect('x.csv', Buffer.from('PK\u0003\u0004\u0000\u0000'))).toMatchObject({ reason: 'not_text' });
  });
  test('that is a plain list is not cut at its commas', async () => {
    expect(await inspect('list.txt', Buffer.from('快充\nred, white and blue\n'))).toMatchObject({
      kind: 'read',
      keyword_column: null,
      lines: [{ label: '快充' }, { label: 'red, white and blue' }],
    });
  });
});

describe('keywords as questions', () => {
  test('are made for recorded and suggested ones; an unknown one is refused', async () => {
    const reply = await server.get(`${KEYWORD}/expand?ids[]=k1&ids[]=${encodeURIComponent('~EV range')}`, admin);
    const { list: questions, keywords } = v.parse(expansionSchema, reply.data);
    expect(keywords.map(({ label }) => label)).toEqual(['续航', 'EV range']);
    expect(questions.some(({ text }) => text === '续航一般要多少钱？')).toBe(true);
    expect(questions.some(({ text }) => text === 'What are typical EV range running costs?')).toBe(true);
    expect((await server.get(`${KEYWORD}/expand?ids[]=gone`, admin)).code).toBe(422);
    expect((await server.get(`${KEYWORD}/expand?ids[]=k1&personas[]=king`, admin)).code).toBe(422);
  });
  test('have their impact computed, are added for their keyword, and count for it', async () => {
    const impact = await post('plan', { questions: [{ text: '续航一般要多少钱？', topic: '' }] });
    expect(v.parse(expansionImpactSchema, impact.data)).toMatchObject({ questions: 1 });
    const prompts = [{ text: '冬天会掉多少电', topic: '', tags: [], keyword_ids: ['k1'] }];
    await server.post('/api/front/prompt/add', { prompts }, admin);
    expect((await list())[0]).toMatchObject({ prompts: 2 });
  });
});
