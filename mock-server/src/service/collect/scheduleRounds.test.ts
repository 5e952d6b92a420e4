import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runFiles } from '#server/collect/collectPaths.ts';
import { writePlan } from '#server/collect/plan/planFile.ts';
import { writeManifest } from '#server/collect/run/Manifest.ts';
import { readSchedule } from '#server/collect/schedule/scheduleFile.ts';
import { importSample } from '#server/testing/importSample.ts';
import { NOW } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { resumeInterrupted, scheduleRounds } from './scheduleRounds.ts';

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

test('a project whose journal cannot be read is logged, and the run of another is gone on with', async () => {
  const id = 'run-20260310040000-aaaa';
  const manifest = { id, created_at: new Date(NOW).toISOString(), trigger: 'person', seed: 1, repeats: 1 } as const;
  for (const project_id of ['a', 'b']) {
    importSample(server.dataDir, project_id, 1);
    const files = runFiles(server.dataDir, project_id, id);
    writeManifest(files, { ...manifest, project_id, time_zone: 'UTC', prompts: [], platforms: [] });
    // A folder in place of the journal simulates an unreadable file, because tests may run as root.
    if (project_id === 'a') mkdirSync(files.journal);
    else writeFileSync(files.journal, `${JSON.stringify({ t: 'begin', at: NOW, redo: false })}\n`);
  }
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const goneOn = vi.spyOn(server.collect, 'goOn').mockRejectedValue(new Error('no key'));
  await resumeInterrupted(server.collect, NOW);
  expect(goneOn.mock.calls).toEqual([['b', id, {}]]);
  expect(logged.mock.calls[0]).toContain('a');
  logged.mockRestore();
});
