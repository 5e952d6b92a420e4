import { mkdirSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runFiles } from '#server/collect/collectPaths.ts';
import { writePlan } from '#server/collect/plan/planFile.ts';
import { writeManifest } from '#server/collect/run/Manifest.ts';
import { readSchedule } from '#server/collect/schedule/scheduleFile.ts';
import { documentPath } from '#server/store/projectFiles/projectPaths.ts';
import { importSample } from '#server/testing/importSample.ts';
import { LAYOUT } from '#server/testing/reportCalls.ts';
import { NOW } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { resumeInterrupted, scheduleRounds } from './scheduleRounds.ts';

const nextSchema = v.object({
  next_at: v.optional(v.nullable(v.string())),
  pulse_next_at: v.optional(v.nullable(v.string())),
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('the schedule of a project that was put away rests, until it is taken back', async () => {
  const { dataDir } = server;
  const plan = { platforms: [], repeats: 1, days: [1], hour: 9, time_zone: 'UTC', cap_answers: 1, cap_cost: 1 };
  for (const id of ['active', 'away']) {
    importSample(dataDir, id, 1);
    writePlan(dataDir, id, plan);
  }
  const headers = { ...(await server.signIn('ada')), 'project-id': 'away' };
  expect((await server.post('/api/front/project/archive', { archived: true }, headers)).code).toBe(0);
  const schedules = scheduleRounds(server.collect, () => NOW);
  await schedules.tick();
  expect([readSchedule(dataDir, 'active')?.seen_at, readSchedule(dataDir, 'away')]).toEqual([NOW, null]);
  await server.post('/api/front/project/archive', { archived: false }, headers);
  await schedules.tick();
  expect(readSchedule(dataDir, 'away')?.seen_at).toBe(NOW);
});

test('while a project is archived nothing is next and nothing is missed', async () => {
  const id = 'lamps';
  importSample(server.dataDir, id, 1);
  let headers = { ...(await server.signIn('ada')), 'project-id': id };
  const daily = { platforms: [], repeats: 1, days: [1, 2, 3, 4, 5, 6, 7], hour: 9, time_zone: 'UTC' };
  writePlan(server.dataDir, id, { ...daily, cap_answers: 1, cap_cost: 1 });
  const when = { hour: 9, time_zone: 'UTC' };
  const weekly = { ...when, every: 'week', day: 1, link_days: 30, layout: LAYOUT };
  await server.post('/api/front/report/schedule', { schedule: weekly }, headers);
  await server.post('/api/front/channel/pulse/save', { ...when, on: true, weekday: 1 }, headers);
  const nexts = async () => {
    const replies = await Promise.all(
      ['collect/plan', 'report/index', 'channel/index'].map((path) => server.get(`/api/front/${path}`, headers)),
    );
    return replies
      .map(({ data }) => v.parse(nextSchema, data))
      .map((data) => data.next_at ?? data.pulse_next_at ?? null);
  };
  const schedules = scheduleRounds(server.collect, server.now);
  await schedules.tick();
  expect(await nexts()).not.toContain(null);
  await server.post('/api/front/project/archive', { archived: true }, headers);
  expect(await nexts()).toEqual([null, null, null]);
  server.advance(20 * 86_400_000);
  headers = { ...(await server.signIn('ada')), 'project-id': id };
  await schedules.tick();
  await server.post('/api/front/project/archive', { archived: false }, headers);
  await Promise.all([schedules.tick(), server.scheduledReports.tick()]);
  expect(readSchedule(server.dataDir, id)).toEqual({ seen_at: server.now(), missed: [] });
  expect((await server.get('/api/front/report/index', headers)).data).toMatchObject({ list: [], failure: null });
  expect(await nexts()).not.toContain(null);
});

test('a project whose journal or settings cannot be read is logged, and the run of another is gone on with', async () => {
  const id = 'run-20260310040000-aaaa';
  const manifest = { id, created_at: new Date(NOW).toISOString(), trigger: 'person', seed: 1, repeats: 1 } as const;
  for (const project_id of ['a', 'b', 'c']) {
    importSample(server.dataDir, project_id, 1);
    const files = runFiles(server.dataDir, project_id, id);
    writeManifest(files, { ...manifest, project_id, time_zone: 'UTC', prompts: [], platforms: [] });
    // A folder in place of the journal simulates an unreadable file, because tests may run as root.
    if (project_id === 'a') mkdirSync(files.journal);
    else writeFileSync(files.journal, `${JSON.stringify({ t: 'begin', at: NOW, redo: false })}\n`);
  }
  // Its settings could say that it is archived.
  writeFileSync(documentPath(server.dataDir, 'c', 'setup'), '{');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const goneOn = vi.spyOn(server.collect, 'goOn').mockRejectedValue(new Error('no key'));
  await resumeInterrupted(server.collect, NOW);
  expect(goneOn.mock.calls).toEqual([['b', id, {}]]);
  expect(logged.mock.calls.map(([, projectId]) => String(projectId))).toEqual(expect.arrayContaining(['a', 'c']));
  logged.mockRestore();
});
