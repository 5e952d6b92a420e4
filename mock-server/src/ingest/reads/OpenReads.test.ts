import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { OpenReads } from './OpenReads.ts';
import { StandingBack } from './StandingBack.ts';

/** Longer than any test, so that waits end for another reason. */
const NEVER_MS = 600_000;
const going = (): AbortSignal => new AbortController().signal;

it('lets work go on once the last reader has their reply, and not before', async () => {
  const reads = new OpenReads(NEVER_MS);
  await reads.none(going());
  const [first, second] = [reads.begin(), reads.begin()];
  const told: string[] = [];
  const work = reads.none(going()).then(() => told.push('work'));
  first();
  // A connection that closes after its response counts once, not twice.
  first();
  await nextTurn();
  expect([reads.count, reads.waiting, told]).toEqual([1, 1, []]);
  second();
  await work;
  expect([reads.count, reads.waiting, told]).toEqual([0, 0, ['work']]);
});

it('lets work go on that is stopped, and work that has stood back long enough', async () => {
  const stop = new AbortController();
  const patient = new OpenReads(NEVER_MS);
  patient.begin();
  const stopped = patient.none(stop.signal);
  stop.abort();
  await stopped;
  await patient.none(stop.signal);
  const hurried = new OpenReads(1);
  hurried.begin();
  await hurried.none(going());
  expect([patient.count, patient.waiting, hurried.count, hurried.waiting]).toEqual([1, 0, 1, 0]);
});

it('holds a thread while somebody reads, for no longer than the thread has worked', () => {
  const reads = new OpenReads();
  const idle = new StandingBack(reads.shared);
  const until = performance.now() + 30;
  while (performance.now() < until) continue;
  idle.step();
  expect(idle.held).toBeLessThan(10);
  reads.begin();
  // This thread cannot finish the read while it is blocked: the pause ends by itself.
  idle.step();
  expect(idle.held).toBeGreaterThan(20);
  expect(idle.held).toBeLessThanOrEqual(performance.now() - until + 31);
});
