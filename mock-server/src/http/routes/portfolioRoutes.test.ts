import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { portfolioSchema } from '#client/api/schemas/portfolioSchemas.ts';
import type { Portfolio, PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { writeImported } from '#server/store/projectFiles/projectStore.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

type Login = Record<string, string>;
const OLD = 'old-import';

let server: TestServer;
let ada: Login;
let max: Login;
beforeAll(async () => {
  server = await startTestServer();
  importOld();
  ada = { ...(await server.signIn('ada')), 'accept-language': 'en' };
  max = { ...(await server.signIn('max')), 'accept-language': 'en' };
});
afterAll(() => server.stop());

/** A project without answers for half a year. */
function importOld(): void {
  const [project] = smallSamples.projects('2025-09-10');
  if (project === undefined) throw new Error('There is no small project');
  const answers = [...smallSamples.answers('p1', '2025-09-10')];
  const at = '2025-09-10T00:00:00.000Z';
  const origin = { origin: 'import', created_at: at, updated_at: at, answer_count: answers.length } as const;
  writeImported(server.dataDir, { ...project, id: OLD, name: 'Old', ...origin }, answers);
}

/** Polls until every project is evaluated. */
async function portfolio(query = '', who = ada): Promise<Portfolio> {
  for (;;) {
    const { data } = await server.get(`/api/front/portfolio/index?time_zone=Asia/Shanghai${query}`, who);
    const found = v.parse(portfolioSchema, data);
    if (found.list.every(({ state }) => state === 'ready')) return found;
  }
}

async function overviewOf({ id, report }: PortfolioRow) {
  const { start_time: start = '', end_time: end = '' } = report?.window ?? {};
  const query = `start_time=${start}&end_time=${end}&time_zone=Asia/Shanghai`;
  const { data } = await server.get(`/api/front/overview/index?${query}`, { ...ada, 'project-id': id });
  return v.parse(overviewSchema, data);
}

test.each(['7', '28', '90'])('every figure of %s days is that of the overview of the same days', async (days) => {
  const { list } = await portfolio(`&days=${days}`);
  expect(list.map(({ id }) => id)).toEqual([OLD, 'p1', 'p2']);
  for (const row of list) {
    const { tiles, alerts } = await overviewOf(row);
    const tile = tiles.find(({ measure_id: id }) => id === 'visibility');
    const { visibility, previous, change, sparkline } = row.report ?? {};
    expect(visibility).not.toBeNull();
    expect({ visibility, previous, change, sparkline }).toEqual({
      ...{ visibility: tile?.measure, previous: tile?.previous, change: tile?.change, sparkline: tile?.sparkline },
    });
    expect(row.alerts).toBe(alerts.length);
  }
});

test('where nobody asked lately, the window ends with the newest answer', async () => {
  const old = (await portfolio('&days=28')).list.find(({ id }) => id === OLD)?.report;
  expect(old?.window).toMatchObject({ start_time: '2025-08-14', end_time: '2025-09-10' });
  expect(old?.health.last_asked_at?.slice(0, 7)).toBe('2025-09');
  const sample = (await portfolio('&days=28')).list.find(({ id }) => id === 'p1');
  expect(sample?.report?.window.end_time).toBe(TODAY);
});

test('a person sees the projects given to them and no other', async () => {
  expect((await portfolio('', max)).list.map(({ id }) => id)).toEqual(['p1']);
});

test('projects that were put away are counted, and listed when asked for', async () => {
  await server.post('/api/front/project/archive', { archived: true }, { ...ada, 'project-id': OLD });
  const without = await portfolio();
  expect([without.list.map(({ id }) => id), without.archived]).toEqual([['p1', 'p2'], 1]);
  const { list } = await portfolio('&archived=1');
  expect(list.map(({ id, archived }) => [id, archived])).toEqual([
    ['p1', false],
    ['p2', false],
    [OLD, true],
  ]);
  await server.post('/api/front/project/archive', { archived: false }, { ...ada, 'project-id': OLD });
});

const group = (ids: readonly string[], name: string, who = ada) =>
  server.post('/api/front/portfolio/group', { ids, name }, who);
const groups = async (who = ada): Promise<readonly string[]> =>
  (await portfolio('', who)).list.map(({ group: name }) => name);

test('groups are the team’s: one a project, under one spelling, gone with their last project', async () => {
  await group(['p1', OLD], ' Key  accounts ');
  expect(await groups()).toEqual(['Key accounts', 'Key accounts', '']);
  expect((await group(['p2'], 'KEY ACCOUNTS')).data).toEqual({ ids: ['p2'], name: 'Key accounts' });
  expect(await groups(max)).toEqual(['Key accounts']);
  // Renamed by an account that sees one of three projects: the others stay in the group.
  await group(['p1'], 'New name', max);
  expect(await groups()).toEqual(['Key accounts', 'New name', 'Key accounts']);
  await group(['p1', 'p2', OLD], '');
  expect(await groups()).toEqual(['', '', '']);
});

test.each([
  [['p1'], 'x'.repeat(41), 422, 'name: has 41 characters'],
  [['p1'], 'a\u0000', 422, 'name'],
  [[], 'A', 422, 'ids'],
  [['p2'], 'A', 422, '“p2” is not a project you have access to'],
])('projects %j are not put into %j', async (ids, name, code, says) => {
  const reply = await group(ids, name, max);
  expect([reply.code, reply.msg]).toEqual([code, expect.stringContaining(says)]);
});

test('a project that somebody else grouped meanwhile is not moved without a word', async () => {
  const move = (name: string, base: readonly string[]) =>
    server.post('/api/front/portfolio/group', { ids: ['p1', 'p2'], name, base }, ada);
  expect((await move('Theirs', ['', ''])).code).toBe(0);
  expect(await move('Mine', ['', ''])).toMatchObject({
    code: 409,
    msg: expect.stringContaining('Someone else') as string,
  });
  expect((await groups()).toSorted()).toEqual(['', 'Theirs', 'Theirs']);
  // After a lost reply: they are in that group already.
  expect((await move('Theirs', ['', ''])).code).toBe(0);
  expect((await group(['p1', 'p2'], '')).code).toBe(0);
});

test('groups outlive a restart of the server, and end with their project', async () => {
  await group(['p1', OLD], 'Kept');
  const again = await startTestServer({ dataDir: server.dataDir });
  const login = await again.signIn('ada');
  const rows = v.parse(portfolioSchema, (await again.get('/api/front/portfolio/index', login)).data).list;
  expect(rows.map(({ group: name }) => name)).toEqual(['Kept', 'Kept', '']);
  expect((await again.post('/api/front/project/delete', { name: 'Old' }, { ...login, 'project-id': OLD })).code).toBe(
    0,
  );
  const kept = readFileSync(join(server.dataDir, 'groups.json'), 'utf8');
  expect([kept.includes('p1'), kept.includes(OLD)]).toEqual([true, false]);
  await again.stop();
});

test.each(['days=8', 'days=-1', 'archived=yes', 'time_zone=Nowhere/Here'])(
  'a bad question is named: %s',
  async (query) => {
    const reply = await server.get(`/api/front/portfolio/index?${query}`, ada);
    expect([reply.code, reply.msg]).toEqual([422, expect.stringContaining(query.split('=')[0] ?? '')]);
  },
);
