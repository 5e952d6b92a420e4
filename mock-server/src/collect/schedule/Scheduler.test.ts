import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planPath } from '../collectPaths.ts';
import { readPlan, writePlan } from '../plan/planFile.ts';
import type { Plan } from '../plan/planFile.ts';
import { nextDue } from './dueTimes.ts';
import { readSchedule } from './scheduleFile.ts';
import { Scheduler } from './Scheduler.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'schedule-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Mondays and Thursdays at nine in Shanghai, which is one in UTC. */
const PLAN: Plan = {
  ...{ platforms: [], repeats: 1, days: [1, 4], hour: 9, time_zone: 'Asia/Shanghai', cap_answers: 1, cap_cost: 1 },
};
const MONDAY = Date.parse('2026-11-23T01:00:00Z');
const THURSDAY = Date.parse('2026-11-26T01:00:00Z');
const MINUTE = 60_000;

function scheduler(clock: { now: number }, begun: string[], can = true, ids = ['p']): Scheduler {
  return new Scheduler({
    ...{ dataDir, now: () => clock.now, projects: () => ids },
    start: (id) => {
      begun.push(id);
      return Promise.resolve(can);
    },
  });
}

it('knows the next round in the zone of the plan, over the change of the clocks too', () => {
  expect(nextDue(PLAN, MONDAY)).toBe(THURSDAY);
  const berlin = { days: [7], hour: 9, time_zone: 'Europe/Berlin' };
  expect(nextDue(berlin, Date.parse('2026-10-24T12:00:00Z'))).toBe(Date.parse('2026-10-25T08:00:00Z'));
  expect(nextDue({ ...PLAN, days: [] }, MONDAY)).toBeNull();
});

it('begins a round once when it is due, and says what it missed while it was off', async () => {
  writePlan(dataDir, 'p', PLAN);
  const [clock, begun] = [{ now: MONDAY - MINUTE }, [] as string[]];
  const first = scheduler(clock, begun);
  await first.tick();
  clock.now = MONDAY + 10_000;
  await first.tick();
  await first.tick();
  expect(begun).toEqual(['p']);
  expect(readSchedule(dataDir, 'p')?.missed).toEqual([]);
  // Off on Thursday, on again an hour later.
  clock.now = THURSDAY + 60 * MINUTE;
  const second = scheduler(clock, begun);
  await second.tick();
  expect(begun).toEqual(['p']);
  expect(readSchedule(dataDir, 'p')?.missed).toEqual([
    { due_at: '2026-11-26T01:00:00.000Z', noticed_at: '2026-11-26T02:00:00.000Z' },
  ]);
  await second.tick();
  expect(readSchedule(dataDir, 'p')?.missed).toHaveLength(1);
});

it('tells the latest of many missed rounds', async () => {
  writePlan(dataDir, 'p', { ...PLAN, days: [1, 2, 3, 4, 5, 6, 7] });
  const clock = { now: MONDAY - MINUTE };
  await scheduler(clock, []).tick();
  clock.now = MONDAY + 90 * 24 * 60 * MINUTE + 5 * MINUTE;
  await scheduler(clock, []).tick();
  expect(readSchedule(dataDir, 'p')?.missed[0]?.due_at).toBe('2027-02-21T01:00:00.000Z');
});

it('begins no round a second time when the clock is set back a little', async () => {
  writePlan(dataDir, 'p', PLAN);
  const [clock, begun] = [{ now: MONDAY - MINUTE }, [] as string[]];
  const only = scheduler(clock, begun);
  await only.tick();
  for (const now of [MONDAY + MINUTE, MONDAY - 3 * MINUTE, MONDAY + MINUTE]) {
    clock.now = now;
    await only.tick();
  }
  expect(begun).toEqual(['p']);
  expect(readSchedule(dataDir, 'p')?.missed).toEqual([]);
});

it('begins rounds again at once when the clock was weeks ahead', async () => {
  writePlan(dataDir, 'p', PLAN);
  const [clock, begun] = [{ now: MONDAY + 30 * 24 * 60 * MINUTE }, [] as string[]];
  await scheduler(clock, begun).tick();
  clock.now = THURSDAY - MINUTE;
  const corrected = scheduler(clock, begun);
  await corrected.tick();
  clock.now = THURSDAY + 1000;
  await corrected.tick();
  expect(begun).toEqual(['p']);
});

it('notes a round as missed when none could be begun', async () => {
  writePlan(dataDir, 'p', PLAN);
  const [clock, begun] = [{ now: MONDAY - MINUTE }, [] as string[]];
  const only = scheduler(clock, begun, false);
  await only.tick();
  clock.now = MONDAY + 1000;
  await only.tick();
  expect(readSchedule(dataDir, 'p')?.missed).toHaveLength(1);
});

it('tells of a damaged plan once, and goes on with the other projects', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const id of ['p', 'q']) writePlan(dataDir, id, PLAN);
  const file = planPath(dataDir, 'p');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"hour":9', '"hour":3'));
  expect(() => readPlan(dataDir, 'p')).toThrow('wrong checksum');
  const [clock, begun] = [{ now: MONDAY - MINUTE }, [] as string[]];
  const only = scheduler(clock, begun, true, ['p', 'q']);
  await only.tick();
  clock.now = MONDAY + 1000;
  await only.tick();
  expect(begun).toEqual(['q']);
  expect(log.mock.calls).toEqual([['Schedules', expect.stringContaining('npm run doctor')]]);
  log.mockRestore();
});

it('reads a plan of before there were checksums', () => {
  writePlan(dataDir, 'p', PLAN);
  writeFileSync(planPath(dataDir, 'p'), JSON.stringify(PLAN));
  expect(readPlan(dataDir, 'p')).toEqual(PLAN);
});
