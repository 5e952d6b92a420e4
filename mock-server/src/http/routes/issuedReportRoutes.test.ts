import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerIndexSchema, topicTableSchema } from '#client/api/answerIndexSchemas.ts';
import { factsSchema } from '#client/api/brandCentreSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { reportPath } from '#server/store/projectFiles/projectPaths.ts';
import { brandCalls } from '#server/testing/brandCalls.ts';
import { importSample } from '#server/testing/importSample.ts';
import { importTexts } from '#server/testing/importTexts.ts';
import { DAYS, LAYOUT, makeReport, readMade, shareReport } from '#server/testing/reportCalls.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'lamps');
  ada = { ...(await server.signIn('ada')), 'project-id': 'lamps', 'accept-language': 'en' };
});
afterEach(() => server.stop());

const filters = new URLSearchParams(DAYS).toString();

test('a schedule that somebody else set meanwhile is neither replaced nor stopped without a word', async () => {
  const schedule = {
    ...{ every: 'week', day: 1, hour: 9, time_zone: 'Asia/Shanghai', link_days: 30 },
    layout: LAYOUT,
  };
  const set = async (next: object | null, base: object | null) =>
    server.post('/api/front/report/schedule', { schedule: next, base }, ada);
  expect(await set(schedule, null)).toMatchObject({ code: 0 });
  expect(await set({ ...schedule, hour: 12 }, null)).toMatchObject({ code: 409 });
  expect(await set({ ...schedule, hour: 12 }, schedule)).toMatchObject({ code: 0 });
  expect(await set(null, schedule)).toMatchObject({ code: 409 });
  expect(await set(null, { ...schedule, hour: 12 })).toMatchObject({ code: 0, data: { schedule: null } });
});

test('its figures are those of the pages for the same days, every one of them', async () => {
  const { sections, scope } = await readMade(server, ada, (await makeReport(server, ada)).id);
  const overview = v.parse(overviewSchema, (await server.get(`/api/front/overview/index?${filters}`, ada)).data);
  const index = v.parse(answerIndexSchema, (await server.get(`/api/front/answer/index?${filters}`, ada)).data);
  const topics = v.parse(topicTableSchema, (await server.get(`/api/front/answer/topics?${filters}`, ada)).data);
  const section = (kind: string): unknown => sections.find((one) => one.kind === kind);
  expect(scope).toEqual(overview.scope);
  expect(section('tiles')).toEqual({ kind: 'tiles', tiles: overview.tiles });
  expect(section('trend')).toEqual({ kind: 'trend', trend: overview.trend, events: overview.events });
  expect(section('leaderboard')).toEqual({ kind: 'leaderboard', leaderboard: overview.leaderboard });
  expect(section('leaderboard')).toEqual({ kind: 'leaderboard', leaderboard: index.leaderboard });
  expect(section('sources')).toEqual({ kind: 'sources', sources: overview.sources });
  expect(section('topics')).toEqual({ kind: 'topics', list: topics.list, total: topics.total });
  expect(section('changes')).toMatchObject({ changes: overview.changes });
  const why = `/api/front/answer/change?${filters}&measure_id=visibility&by=`;
  const splits = [(await server.get(`${why}platform`, ada)).data, (await server.get(`${why}topic`, ada)).data];
  expect(section('why')).toEqual({ kind: 'why', splits });
});

test('nothing that happens later changes anything in it', async () => {
  const { id } = await makeReport(server, ada);
  const before = await readMade(server, ada, id);
  const file = readFileSync(reportPath(server.dataDir, 'lamps', id), 'utf8');
  const post = async (path: string, body: object): Promise<void> => {
    expect([path, (await server.post(`/api/front/${path}`, body, ada)).code]).toEqual([path, 0]);
  };
  await post('prompt/delete', { ids: ['q1', 'q2'] });
  const own = { id: 'own', own: true, name: 'Renamed brand', aliases: ['Ownbrand'], domains: ['own.example'] };
  const rival = { id: 'rival', own: false, name: 'Rivalix' };
  await brandCalls(server, ada).run('save', [own, rival]);
  const key = await server.post('/api/front/key/create', { name: 'K', scopes: ['push'], project_ids: ['lamps'] }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), key.data);
  const pushed = { id: 'x', platform: 'Kimi', prompt: 'Which?', answer: 'Rivalix', asked_at: '2026-03-09T08:00:00Z' };
  const push = { authorization: `Bearer ${secret}`, 'project-id': 'lamps' };
  expect((await server.post('/api/front/answers/push', { answers: [pushed] }, push)).code).toBe(0);
  await post('project/rename', { name: 'Renamed' });
  const overview = v.parse(overviewSchema, (await server.get(`/api/front/overview/index?${filters}`, ada)).data);
  expect(overview.scope.answers.ok).not.toBe(before.scope.answers.ok);
  expect(await readMade(server, ada, id)).toEqual(before);
  expect(readFileSync(reportPath(server.dataDir, 'lamps', id), 'utf8')).toBe(file);
  expect(before.project_name).toBe('录入');
});

test('a section that was not chosen is not in it, in the order in which they were chosen', async () => {
  const report = await readMade(server, ada, (await makeReport(server, ada, { sections: ['tiles', 'letter'] })).id);
  expect(report.sections.map(({ kind }) => kind)).toEqual(['tiles', 'letter']);
  const { sections: _, ...head } = report;
  expect(JSON.stringify(head)).not.toContain('own.example');
});

test('an action that a person added is based on no answers, which is not told as 0 of them', async () => {
  const own = { kind: 'create', effort: 'small', title: 'Describe the new lamp' };
  expect((await server.post('/api/front/optimize/actions/add', { action: own }, ada)).code).toBe(0);
  const report = await readMade(server, ada, (await makeReport(server, ada)).id);
  const actions = report.sections.find((one) => one.kind === 'actions');
  expect(actions?.list.find(({ title }) => title === own.title)?.answers).toBeUndefined();
});

test('it keeps answers as evidence, and no notes of the board', async () => {
  const report = await readMade(server, ada, (await makeReport(server, ada)).id);
  const evidence = report.sections.find((one) => one.kind === 'evidence');
  expect(evidence?.answers.map(({ why }) => why)).toEqual(['named', 'named', 'named', 'missed', 'missed', 'missed']);
  expect(evidence?.answers[0]).toMatchObject({ text: '推荐 **Ownbrand**，其次是 Rivalix。', cut: false });
  const actions = report.sections.find((one) => one.kind === 'actions');
  for (const action of actions?.list ?? []) {
    const { days, ...kept } = action;
    expect(Object.keys(kept).sort()).toEqual(['answers', 'due', 'id', 'title']);
    // Only a drop is of other days than the board: those of the report.
    expect(days !== undefined).toBe(action.id.startsWith('investigate_drop'));
  }
});

test('an error of its days is in all its parts with the answers of these days, whatever came later', async () => {
  const texts = ['Gantoro costs $25.', 'Later, Gantoro costs $25.'];
  importTexts(server.dataDir, 'priced', 'Gantoro', texts, [8, 2]);
  const priced = { ...ada, 'project-id': 'priced' };
  const dates = { valid_from: null, valid_to: null };
  const fact = { statement: 'Gantoro is $20', brand_id: 'own', subject: ['costs'], value: '$20', ...dates };
  await server.post('/api/front/brand/facts/save', { fact: { ...fact, severity: 'high', source: '' } }, priced);
  const { errors } = v.parse(factsSchema, (await server.get(`/api/front/brand/facts?${filters}`, priced)).data);
  await server.post('/api/front/brand/errors/mark', { id: errors[0]?.id, mark: 'fixed' }, priced);
  const days = { start_time: '2026-03-01', end_time: '2026-03-03' };
  const { sections } = await readMade(server, priced, (await makeReport(server, priced, days)).id);
  const letter = sections.find(({ kind }) => kind === 'letter');
  expect(JSON.stringify(letter)).toContain('One answer contradicts the only fact on record.');
  const table = sections.find(({ kind }) => kind === 'errors');
  expect(table).toMatchObject({ errors: [{ answers: 1, last_seen_at: '2026-03-02' }], total: 1 });
  const evidence = sections.find((one) => one.kind === 'evidence');
  expect(evidence?.answers.filter(({ why }) => why === 'fact')).toMatchObject([{ text: 'Gantoro costs $25.' }]);
});

test('a title, a logo and days that make no sense are refused by field', async () => {
  const make = async (changes: object) =>
    (
      await server.post(
        '/api/front/report/make',
        { wording: 'client', locale: 'en-US', sections: ['letter'], ...DAYS, ...changes },
        ada,
      )
    ).msg;
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
  const fake = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
  expect(await make({ logo: svg })).toContain('logo');
  expect(await make({ logo: fake })).toContain('logo');
  expect(await make({ title: 'x'.repeat(121) })).toContain('title');
  expect(await make({ sections: [] })).toContain('sections');
  expect(await make({ sections: ['everything'] })).toContain('sections');
  expect(await make({ start_time: '2026-03-11', end_time: '2026-03-10' })).toContain('start_time');
});

test('one report is of one project: another one does not find it, nor its links', async () => {
  const { id } = await makeReport(server, ada);
  const { link } = await shareReport(server, ada, id);
  const elsewhere = { ...ada, 'project-id': 'p2' };
  expect((await server.get(`/api/front/report/detail?id=${id}`, elsewhere)).code).toBe(404);
  expect((await server.post('/api/front/report/remove', { id }, elsewhere)).code).toBe(404);
  expect((await server.post('/api/front/report/link/create', { id, days: 1 }, elsewhere)).code).toBe(404);
  expect((await server.post('/api/front/report/link/revoke', { id: link.id }, elsewhere)).code).toBe(404);
});

test('a damaged file is said to be damaged, and a deleted report leaves no file and no link', async () => {
  const { id } = await makeReport(server, ada);
  await shareReport(server, ada, id);
  const file = reportPath(server.dataDir, 'lamps', id);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('Ownbrand', 'Ownbrend'));
  expect((await server.get(`/api/front/report/detail?id=${id}`, ada)).code).not.toBe(0);
  writeFileSync(file, whole);
  expect((await server.get(`/api/front/report/detail?id=${id}`, ada)).code).toBe(0);
  expect((await server.post('/api/front/report/remove', { id }, ada)).code).toBe(0);
  expect(() => readFileSync(file)).toThrow('ENOENT');
  expect(readFileSync(`${server.dataDir}/links.json`, 'utf8')).toContain('{"links":[],');
  expect((await server.get('/api/front/report/index', ada)).data).toMatchObject({ list: [], schedule: null });
});

test('what is done with reports is told in the activity of the team', async () => {
  const { id } = await makeReport(server, ada, { title: 'March' });
  const { link } = await shareReport(server, ada, id, { password: 'a long password' });
  await server.post('/api/front/report/link/revoke', { id: link.id }, ada);
  await server.post('/api/front/report/remove', { id }, ada);
  const { data } = await server.get('/api/front/user/team/audit', ada);
  const { list } = v.parse(v.object({ list: v.array(v.object({ deed: v.string(), subject: v.string() })) }), data);
  expect(list).toEqual([
    { deed: 'report/remove', subject: 'March' },
    { deed: 'report/link/revoke', subject: 'March' },
    { deed: 'report/link/create', subject: 'March' },
    { deed: 'report/make', subject: 'March' },
  ]);
  expect(readFileSync(`${server.dataDir}/audit.jsonl`, 'utf8')).not.toContain('a long password');
});
