import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JobTools } from '../JobRegistry.ts';
import { RecountJobs } from './RecountJobs.ts';
import type { RecountKind } from './RecountJobs.ts';

interface Order {
  readonly saves?: boolean;
  readonly projectId?: string;
}

/** Jobs that run until the test ends them. */
function begin() {
  const jobs = new RecountJobs<string>((error) => ({
    zh: '坏了',
    en: error instanceof Error ? error.message : 'broken',
  }));
  const begun: string[] = [];
  const running = new Map<
    string,
    { tools: JobTools<RecountKind<string>>; end: (result: string) => void; fail: (error: unknown) => void }
  >();
  const start = (id: string, { saves = false, projectId = 'p' }: Order = {}) =>
    jobs.start(id, { projectId, saves }, (tools) => {
      begun.push(id);
      return new Promise((end, fail) => {
        running.set(id, { tools, end, fail });
        tools.signal.addEventListener('abort', () => {
          fail(new Error('stopped'));
        });
      });
    });
  const states = () => Object.fromEntries([...seen].map((id) => [id, jobs.find(id)?.state.state]));
  const seen = new Set<string>();
  const startSeen: typeof start = (id, order) => {
    seen.add(id);
    return start(id, order);
  };
  return { jobs, begun, running, start: startSeen, states };
}

describe('a job', () => {
  test('tells how far it is, and what came of it', async () => {
    const { jobs, running, start } = begin();
    expect(start('a')).toMatchObject({ state: { state: 'running' }, progress: { share: 0 } });
    await nextTurn();
    running.get('a')?.tools.report({ share: 0.5 });
    expect(jobs.find('a')).toMatchObject({ state: { state: 'running' }, progress: { share: 0.5 } });
    running.get('a')?.end('result');
    await nextTurn();
    expect(jobs.find('a')?.state).toEqual({ state: 'done', result: 'result' });
    running.get('a')?.tools.report({ share: 0.7 });
    expect(jobs.find('a')).toMatchObject({ state: { state: 'done' }, progress: { share: 0.5 } });
    expect(jobs.find('b')).toBeUndefined();
  });

  test('that fails says why', async () => {
    const { jobs, running, start } = begin();
    start('a');
    await nextTurn();
    running.get('a')?.fail(new Error('disk'));
    await nextTurn();
    expect(jobs.find('a')?.state).toEqual({ state: 'failed', reason: { zh: '坏了', en: 'disk' } });
  });
});

describe('a newer job', () => {
  test('takes the place of an older one that is not done', async () => {
    const { running, start, states, begun } = begin();
    start('a');
    await nextTurn();
    start('b');
    start('c');
    expect(states()).toEqual({ a: 'cancelled', b: 'cancelled', c: 'running' });
    await nextTurn();
    // The second was cancelled before it started.
    expect(begun).toEqual(['a', 'c']);
    running.get('c')?.end('');
    await nextTurn();
    expect(states()).toEqual({ a: 'cancelled', b: 'cancelled', c: 'done' });
  });

  test('that saves takes the place of one that saves, but a trial waits for it', async () => {
    const { running, start, states, begun } = begin();
    start('a', { saves: true });
    await nextTurn();
    start('b', { saves: true });
    await nextTurn();
    start('c');
    await nextTurn();
    expect(states()).toEqual({ a: 'cancelled', b: 'running', c: 'running' });
    expect(begun).toEqual(['a', 'b']);
    running.get('b')?.end('');
    await nextTurn();
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(running.get('b')?.tools.signal.aborted).toBe(false);
  });

  test('of another project waits its turn', async () => {
    const { running, start, states, begun } = begin();
    start('a');
    start('b', { projectId: 'other', saves: true });
    await nextTurn();
    expect([states(), begun]).toEqual([{ a: 'running', b: 'running' }, ['a']]);
    running.get('a')?.fail(new Error('x'));
    await nextTurn();
    expect([states(), begun]).toEqual([{ a: 'failed', b: 'running' }, ['a', 'b']]);
  });

  test('is told of longer than those long ended', async () => {
    const { jobs, running, start } = begin();
    for (let count = 0; count < 30; count += 1) {
      start(String(count));
      await nextTurn();
      running.get(String(count))?.end('');
      await nextTurn();
    }
    expect([jobs.find('0'), jobs.find('9')]).toEqual([undefined, undefined]);
    expect(jobs.find('29')?.state.state).toBe('done');
  });
});
