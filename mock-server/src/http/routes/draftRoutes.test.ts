import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  draftListSchema,
  draftReplySchema,
  draftVersionsSchema,
  draftVersionTextSchema,
  kitSchema,
  LONGEST_DRAFT,
} from '#client/api/draftSchemas.ts';
import type { Draft } from '#client/api/draftSchemas.ts';
import { importTexts } from '#server/testing/importTexts.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const BASE = '/api/front/optimize';
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const send = (path: string, body: object, headers = ada) => server.post(`${BASE}/${path}`, body, headers);
const read = async <T>(schema: v.GenericSchema<unknown, T>, path: string, headers = ada): Promise<T> =>
  v.parse(schema, (await server.get(`${BASE}/${path}`, headers)).data);
const draftOf = ({ data }: { readonly data: unknown }): Draft => v.parse(draftReplySchema, data).draft;
const create = async (body: object = { title: '标题' }, headers = ada) =>
  draftOf(await send('draft/create', body, headers));
const save = (draft: Draft, change: object, headers = ada) => {
  const { id, title, text, prompt_ids } = draft;
  return send('draft/save', { id, base_version: draft.version, title, text, prompt_ids, ...change }, headers);
};
const versions = async (id: string) =>
  (await read(draftVersionsSchema, `draft/versions?id=${id}`)).versions.map(({ version, kind }) => [version, kind]);

test('a draft is made, saved and listed, newest change first', async () => {
  const first = await create({ title: '一', prompt_ids: ['q1'] });
  expect(first).toMatchObject({
    title: '一',
    text: '',
    prompt_ids: ['q1'],
    language: 'zh',
    status: 'draft',
    version: 1,
  });
  server.advance(MINUTE);
  const second = await create({ title: '二', language: 'en' });
  server.advance(MINUTE);
  const saved = draftOf(await save(first, { text: '正文' }));
  expect(saved).toMatchObject({ text: '正文', version: 2 });
  const { list, writer } = await read(draftListSchema, 'drafts');
  expect(list.map(({ id, characters }) => [id, characters])).toEqual([
    [first.id, 2],
    [second.id, 0],
  ]);
  expect(writer).toEqual({ by: 'rules', model: null });
});

test('a save on an older version is refused, names who changed it, and writes nothing', async () => {
  const draft = await create();
  await save(draft, { text: 'theirs' });
  const reply = await save(draft, { text: 'mine' });
  expect(reply).toMatchObject({ code: 409, msg: expect.stringContaining('刚刚修改了这篇草稿') });
  expect((await read(draftReplySchema, `draft?id=${draft.id}`)).draft.text).toBe('theirs');
});

test('a save that changes nothing is no change', async () => {
  const draft = draftOf(await save(await create(), { text: 'a' }));
  expect(draftOf(await save(draft, {}))).toEqual(draft);
});

test('control characters, which nobody sees, are taken out of a text', async () => {
  expect(draftOf(await save(await create(), { text: 'a\u0000b\u000Bc\td\n' })).text).toBe('abc\td\n');
});

test.each([
  [{ text: 'x'.repeat(LONGEST_DRAFT + 1) }, 'text'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ base_version: -1 }, 'base_version'],
  [{ prompt_ids: 'q1' }, 'prompt_ids'],
])('what cannot be saved is refused by name', async (change, field) => {
  const reply = await save(await create(), change);
  expect(reply).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
});

describe('the history', () => {
  test('takes in what one person types for five minutes as one version', async () => {
    let draft = await create();
    for (const text of ['a', 'ab', 'abc']) {
      server.advance(MINUTE);
      draft = draftOf(await save(draft, { text }));
    }
    expect(await versions(draft.id)).toEqual([[4, 'saved']]);
    server.advance(5 * MINUTE);
    draft = draftOf(await save(draft, { text: 'abcd' }));
    expect(await versions(draft.id)).toEqual([
      [5, 'saved'],
      [4, 'saved'],
    ]);
    const before = await read(draftVersionTextSchema, `draft/version?id=${draft.id}&version=4`);
    expect(before).toMatchObject({ text: 'abc', characters: 3, by: { name: expect.any(String) } });
  });

  test('writes over no state that was saved before the clock was set back', async () => {
    server.advance(YEAR);
    const then = { ...(await server.signIn('ada')), 'project-id': 'p1' };
    const draft = draftOf(await save(await create({ title: '标题' }, then), { text: 'a' }, then));
    server.advance(-YEAR);
    await save(draft, { text: 'b' });
    expect(await versions(draft.id)).toEqual([
      [3, 'saved'],
      [2, 'saved'],
    ]);
  });

  test('keeps another person apart, a generated text, and what a conflict writes over', async () => {
    let draft = draftOf(await save(await create(), { text: 'a' }));
    const max = { ...(await server.signIn('max')), 'project-id': 'p1' };
    draft = draftOf(await save(draft, { text: 'b' }, max));
    draft = draftOf(await save(draft, { text: 'c', apart: true }, max));
    draft = draftOf(await save(draft, { text: 'd', kind: 'generated' }, max));
    expect(await versions(draft.id)).toEqual([
      [5, 'generated'],
      [4, 'saved'],
      [3, 'saved'],
      [2, 'saved'],
    ]);
  });

  test('brings an earlier state back and keeps the one it replaces', async () => {
    let draft = draftOf(await save(await create(), { text: 'a' }));
    draft = draftOf(await save(draft, { text: 'b', apart: true }));
    const restored = draftOf(await send('draft/restore', { id: draft.id, base_version: draft.version, version: 2 }));
    expect(restored).toMatchObject({ text: 'a', version: 4 });
    expect(await versions(draft.id)).toEqual([
      [4, 'restored'],
      [3, 'saved'],
      [2, 'saved'],
    ]);
    expect(await send('draft/restore', { id: draft.id, base_version: 4, version: 99 })).toMatchObject({ code: 404 });
    expect(await send('draft/restore', { id: draft.id, base_version: 3, version: 2 })).toMatchObject({ code: 409 });
  });

  test('holds a hundred states at most', async () => {
    let draft = draftOf(await save(await create(), { text: 'a' }));
    for (let count = 0; count < 105; count += 1) {
      draft = draftOf(await save(draft, { text: `a${String(count)}`, apart: true }));
    }
    expect(await versions(draft.id)).toHaveLength(101);
  });
});

test('a draft is deleted, brought back, and copied', async () => {
  const draft = draftOf(await save(await create(), { text: 'a' }));
  await send('draft/delete', { id: draft.id });
  expect((await read(draftListSchema, 'drafts')).list).toEqual([]);
  expect(await server.get(`${BASE}/draft?id=${draft.id}`, ada)).toMatchObject({ code: 404 });
  expect(draftOf(await send('draft/undelete', { id: draft.id }))).toEqual(draft);
  const copy = draftOf(await send('draft/duplicate', { id: draft.id, title: '副本', text: 'mine' }));
  expect(copy).toMatchObject({ title: '副本', text: 'mine', version: 1 });
  expect((await read(draftListSchema, 'drafts')).list).toHaveLength(2);
});

test('a deletion is forgotten after a month', async () => {
  const old = await create();
  await send('draft/delete', { id: old.id });
  server.advance(31 * 24 * 60 * MINUTE);
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  await send('draft/delete', { id: (await create()).id });
  expect(await send('draft/undelete', { id: old.id })).toMatchObject({ code: 404 });
});

test('drafts of one project are not seen in another', async () => {
  const draft = await create();
  const other = { ...ada, 'project-id': 'p2' };
  expect((await read(draftListSchema, 'drafts', other)).list).toEqual([]);
  expect(await save(draft, { text: 'x' }, other)).toMatchObject({ code: 404 });
});

test('drafts of an imported project outlive the server', async () => {
  importTexts(server.dataDir, 'recorded', 'Ownbrand', ['Ownbrand is good.']);
  const headers = { ...ada, 'project-id': 'recorded' };
  const draft = draftOf(await save(await create({ title: 'kept' }, headers), { text: 'words' }, headers));
  const again = await startTestServer({ dataDir: server.dataDir });
  const login = { ...(await again.signIn('ada')), 'project-id': 'recorded' };
  const reply = await again.get(`${BASE}/draft?id=${draft.id}`, login);
  await again.stop();
  expect(draftOf(reply)).toEqual(draft);
});

describe('a draft is called final', () => {
  const setStatus = async (draft: Draft, status: string) =>
    send('draft/status', { id: draft.id, base_version: draft.version, status });

  test('only when its numbers and quotations have sources; another word takes it back', async () => {
    const bare = draftOf(await save(await create(), { text: '冬季续航下降 23%。' }));
    const refused = await setStatus(bare, 'final');
    expect(refused).toMatchObject({ code: 422, data: { fields: { text: expect.stringContaining('1') } } });
    const text = '冬季续航下降 23%（来源：[测试](https://test.example/winter)）。';
    const sourced = draftOf(await save(bare, { text }));
    const final = draftOf(await setStatus(sourced, 'final'));
    expect(final.status).toBe('final');
    expect(draftOf(await save(final, { text: `${text}完。` })).status).toBe('draft');
  });

  test('and published when a change of its page is recorded', async () => {
    const draft = draftOf(await save(await create(), { text: '没有数字的一句话。' }));
    const change = { id: '', url: 'https://own.example/a', title: 'A', page_id: null, draft_id: draft.id };
    const rest = { prompt_ids: ['q1'], published_on: '2026-03-01', note: '', before_text: null, after_text: null };
    const scores = { score_before: null, score_after: null };
    expect(await send('changes/save', { change: { ...change, ...rest, ...scores } })).toMatchObject({ code: 0 });
    const after = (await read(draftReplySchema, `draft?id=${draft.id}`)).draft;
    expect([after.status, after.version]).toEqual(['published', draft.version]);
  });
});

describe('the kit', () => {
  test('keeps each word once, whatever its case', async () => {
    const kit = { names: ['Chenvra', 'chenvra', ' 澄驭  M6 '], tone_words: ['克制'], banned_words: ['遥遥领先'] };
    expect(v.parse(kitSchema, (await send('kit/save', kit)).data).names).toEqual(['Chenvra', '澄驭 M6']);
    expect(await read(kitSchema, 'kit')).toMatchObject({ tone_words: ['克制'], banned_words: ['遥遥领先'] });
  });

  test('is not replaced when somebody else saved it meanwhile', async () => {
    const base = await read(kitSchema, 'kit');
    const theirs = { ...base, banned_words: ['遥遥领先'] };
    expect(await send('kit/save', { ...theirs, base })).toMatchObject({ code: 0 });
    expect(await send('kit/save', { ...base, tone_words: ['克制'], base })).toMatchObject({ code: 409 });
    expect(await read(kitSchema, 'kit')).toEqual(theirs);
    expect(await send('kit/save', { ...base, tone_words: ['克制'], base: theirs })).toMatchObject({ code: 0 });
  });

  test.each([
    [{ banned_words: ['克制'] }, 'banned_words'],
    [{ names: [''] }, 'names[0]'],
    [{ tone_words: ['x'.repeat(61)] }, 'tone_words[0]'],
  ])('that contradicts itself, or is no list of words, is refused by name', async (change, field) => {
    const kit = { names: [], tone_words: ['克制'], banned_words: [], ...change };
    expect(await send('kit/save', kit)).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
  });
});
