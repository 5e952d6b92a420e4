import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePlan } from '../../collect/plan/planFile.ts';
import { readSchedule } from '../../collect/schedule/scheduleFile.ts';
import { importSample } from '../../testing/importSample.ts';
import { NOW } from '../../testing/smallSeed.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { scheduleRounds } from './scheduleRounds.ts';

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
