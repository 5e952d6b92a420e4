import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importInspectionSchema, importListSchema } from '#client/api/importSchemas.ts';
import { brandsOf } from '#server/ingest/command/brandArguments.ts';
import { importAnswers } from '#server/ingest/merge/importAnswers.ts';
import { projectIdFor } from '#server/ingest/merge/projectIdFor.ts';
import { UNNAMED_PLATFORM } from '#server/ingest/parse/platforms/unnamedPlatform.ts';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { importResult } from '#server/service/imports/importResult.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import {
  finish,
  GOOD_TABLE,
  importAll,
  INSPECT,
  look,
  orderOf,
  projectNames,
  START,
} from '#server/testing/importCalls.ts';
import { NOW } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

// Each preview and each import starts a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const HALF_BROKEN = [
  'engine,prompt,date,answer',
  'Kimi,p1,2026-02-01,Lumora is good',
  'Kimi,p2,someday,no date',
  'Kimi,,2026-02-01,no prompt',
  'Kimi,p3,2026-02-02,too,many,cells',
  'Kimi,p4,2026-02-03,Wickett is good',
].join('\n');

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('ada');
});
afterEach(() => server.stop());

const filesWaiting = (): string[] => readdirSync(join(server.dataDir, 'tmp'));

test('a file is looked at before anything is imported', async () => {
  const found = await look(server, headers, GOOD_TABLE, '答案 2026.csv');
  expect(found).toMatchObject({
    file_name: '答案 2026.csv',
    bytes: Buffer.byteLength(GOOD_TABLE),
    format: 'csv',
    mapping: {
      platform: 'engine',
      prompt: 'question',
      date: 'asked_at',
      answer: 'response',
      citations: 'sources',
      run: 'run',
    },
    missing: [],
    brands: [],
    sampled_answers: 3,
  });
  expect(found.columns[0]).toEqual({ name: 'engine', samples: ['openai', 'Kimi'] });
  expect(found.rows).toHaveLength(3);
  expect(found.rows[0]).toMatchObject({
    platform: 'ChatGPT',
    prompt: '哪款灯好？',
    date: '2026-02-01T08:00:00.000Z',
    citations: 'https://a.example.org/x?utm_source=y',
    status: 'ok',
  });
  expect(found.brand_suggestions).toEqual([
    { name: 'Wickett', answers: 3 },
    { name: 'Lumora', answers: 2 },
  ]);
  expect(existsSync(join(server.dataDir, 'projects'))).toBe(false);
});

test('an import is undone in its project, also if that was renamed before its turn came', async () => {
  const { project_id: id } = await importAll(server, headers, GOOD_TABLE);
  const lamps = { ...headers, 'project-id': id ?? '' };
  const [imported] = v.parse(importListSchema, (await server.get('/api/front/import/list', lamps)).data).list;
  const order = orderOf(await look(server, headers, GOOD_TABLE), { project_name: 'Desks' });
  const desks = await ProjectLock.take(server.dataDir, projectIdFor(server.dataDir, 'Desks'), () => undefined);
  const other = await server.post(START, order, headers);
  const undoing = server.post('/api/front/import/undo', { import_id: imported?.id }, lamps);
  await pause(200);
  expect((await server.post('/api/front/project/rename', { name: 'Lights' }, lamps)).code).toBe(0);
  desks.release();
  expect(await undoing).toMatchObject({ code: 0, data: { removed: 3, left: 0 } });
  await finish(server, headers, other);
});

test('the import gives the project and the summary that the command gives', async () => {
  const result = await importAll(server, headers, GOOD_TABLE);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(GOOD_TABLE));
  }
  const summary = await importAnswers({
    source: { open: chunks, path: null },
    fileName: 'answers.csv',
    format: null,
    overrides: {},
    projectName: 'Lamps',
    brands: brandsOf({ brand: 'Lumora', competitors: ['Wickett=威克'], matchCase: [], domains: [] }),
    defaultPlatform: UNNAMED_PLATFORM,
    clock: new ZonedClock(Intl.DateTimeFormat().resolvedOptions().timeZone),
    dataDir: join(server.dataDir, 'other'),
    now: NOW,
    onProgress: () => undefined,
  });
  expect(result).toEqual(importResult(summary));
  expect(result).toMatchObject({ read: 3, imported: 3, is_new: true, brands: [{ answers: 2 }, { answers: 3 }] });
  const [stored, expected] = ['', 'other'].map((folder) => {
    const { project, answers } = readImported(join(server.dataDir, folder), result.project_id ?? '');
    return { project, answers: [...answers] };
  });
  expect(stored).toEqual(expected);
  expect(await projectNames(server, headers)).toContain('Lamps');
  const overview = await server.get('/api/front/overview/index?start_time=2026-02-01&end_time=2026-02-28', {
    ...headers,
    'project-id': result.project_id ?? '',
  });
  expect(overview.data).toMatchObject({ scope: { project_answers: 3 } });
  // The job is done shortly before its file is deleted.
  await expect.poll(filesWaiting, { timeout: 10_000 }).toEqual([]);
});

test('a half-broken table imports its good rows and lists the bad ones with their lines', async () => {
  const result = await importAll(server, headers, HALF_BROKEN);
  expect(result).toMatchObject({ read: 5, imported: 2 });
  expect(Object.fromEntries(result.skipped.map(({ reason, lines }) => [reason, lines]))).toEqual({
    unreadable_date: [3],
    no_prompt: [4],
    too_many_cells: [5],
  });
});

test('a file whose answers are only in raw replies is imported without columns for them', async () => {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Lumora' }, finish_reason: 'stop' }];
  const reply = { id: 'r', object: 'chat.completion', model: 'sonar', created: 1_769_940_000, choices };
  const found = await look(server, headers, JSON.stringify([{ prompt: 'Which lamp?', ...reply }]));
  expect([found.mapping, found.missing]).toEqual([expect.not.objectContaining({ answer: expect.anything() }), []]);
  const { imported } = await finish(server, headers, await server.post(START, orderOf(found), headers));
  expect(imported).toBe(1);
});

test('without a good row nothing is written, and the file can be tried again with another mapping', async () => {
  const found = await look(server, headers, 'm,q,a,b,c\n2026-02-01,x,2026-02-02,y,z');
  expect(found.missing).toEqual(['prompt', 'answer', 'date']);
  const wrong = orderOf(found, { mapping: { prompt: 'q', answer: 'b', date: 'c' } });
  const nothing = await finish(server, headers, await server.post(START, wrong, headers));
  expect(nothing).toMatchObject({
    project_id: null,
    imported: 0,
    skipped: [{ reason: 'unreadable_date', lines: [2] }],
  });
  expect(await projectNames(server, headers)).not.toContain('Lamps');
  const right = orderOf(found, { mapping: { prompt: 'q', answer: 'b', date: 'm' } });
  expect((await finish(server, headers, await server.post(START, right, headers))).imported).toBe(1);
});

test('the file can be looked at again with another mapping, also with a column for nothing', async () => {
  const found = await look(server, headers, 'topic,question,date,response,body\nA,q,2026-02-01,short,the long one');
  const again = await server.post(
    INSPECT,
    { file_id: found.file_id, mapping: { prompt: 'question', date: 'date', answer: 'body' } },
    headers,
  );
  const other = v.parse(importInspectionSchema, again.data);
  expect(other.mapping).toEqual({ prompt: 'question', date: 'date', answer: 'body' });
  expect(other.rows[0]).toMatchObject({ answer: 'the long one' });
  expect(other.rows[0]).not.toHaveProperty('topic');
  expect(other.file_id).toBe(found.file_id);
});

test('one column of several platforms can be chosen, and what was recognized chosen again', async () => {
  const found = await look(server, headers, 'prompt,Kimi answer,Claude answer,date\np,a,b,2026-02-01');
  const lookWith = async (answer: string) => {
    const order = { file_id: found.file_id, mapping: { ...found.mapping, answer } };
    return v.parse(importInspectionSchema, (await server.post(INSPECT, order, headers)).data);
  };
  const one = await lookWith('Claude answer');
  expect(one.rows).toMatchObject([{ platform: 'Claude', answer: 'b' }]);
  expect(one.columns.map(({ name }) => name)).toEqual(['prompt', 'Kimi answer', 'Claude answer', 'date', 'answer']);
  expect((await lookWith('answer')).rows).toMatchObject([{ platform: 'Kimi' }, { platform: 'Claude' }]);
});

test('an export of ours brings its brands along, so that its figures come out again', async () => {
  const path = '/api/front/answer/export?format=csv&start_time=2026-02-01&end_time=2026-03-10';
  const file = await (await fetch(`${server.url}${path}`, { headers })).text();
  const found = await look(server, headers, file);
  expect(found.brands).toEqual([
    { id: '', name: 'Ownbrand', own: true, aliases: [], match_case: false, domains: ['own.example'] },
    { id: '', name: 'Rivalix', own: false, aliases: [], match_case: false, domains: ['rivalix.example'] },
  ]);
  const [own, rival] = found.brands.map(({ name, aliases }) => ({ name, aliases }));
  const order = orderOf(found, { project_name: 'Again', brand: own, competitors: [rival] });
  const { project_id: id } = await finish(server, headers, await server.post(START, order, headers));
  const rateOf = async (project: string): Promise<unknown> => {
    const query = '?start_time=2026-02-01&end_time=2026-03-10';
    const { data } = await server.get(`/api/front/overview/index${query}`, { ...headers, 'project-id': project });
    const { tiles } = data as { tiles: { measure_id: string; measure: unknown }[] };
    return tiles.map(({ measure_id, measure }) => [measure_id, measure]);
  };
  expect(await rateOf(id ?? '')).toEqual(await rateOf('p1'));
});

test('a second file of the same project joins the first', async () => {
  await importAll(server, headers, GOOD_TABLE);
  const more = await importAll(server, headers, `${GOOD_TABLE}\r\nKimi,Which lamp?,2026-02-04,Lumora at last,,3`);
  expect(more).toMatchObject({ is_new: false, imported: 1, already_there: 3, answers: { ok: 4 } });
});

test('a file is added to a project by its id, with the brand and the rivals that the project has', async () => {
  const { project_id: id } = await importAll(server, headers, GOOD_TABLE);
  const more = 'engine,prompt,date,answer\nKimi,p9,2026-02-05,Lumora and Wickett';
  const shown = { project_name: '台灯', brand: { name: '流明', aliases: [] }, competitors: [] };
  const result = await importAll(server, headers, more, { ...shown, project_id: id });
  expect(result).toMatchObject({ project_id: id, project_name: 'Lamps', is_new: false });
  expect(result.brands.map(({ name }) => name)).toEqual(['Lumora', 'Wickett']);
  expect(await projectNames(server, headers)).not.toContain('台灯');

  const order = orderOf(await look(server, headers, more), { project_id: 'aurora' });
  expect(await server.post(START, order, headers)).toMatchObject({
    code: 422,
    data: { fields: { project_id: expect.any(String) } },
  });
});

test('a further file takes no name, domain or rival away that people gave the project meanwhile', async () => {
  const { project_id: id } = await importAll(server, headers, GOOD_TABLE);
  const brandsNow = () =>
    readImported(server.dataDir, id ?? '').project.brands.map(({ name, aliases }) => [name, aliases]);
  await importAll(server, headers, `${GOOD_TABLE}\r\nKimi,Which lamp?,2026-02-04,Lumora at last,,3`, {
    competitors: [{ name: 'Glow', aliases: [] }],
  });
  expect(brandsNow()).toEqual([
    ['Lumora', []],
    ['Glow', []],
    ['Wickett', ['威克']],
  ]);
});
