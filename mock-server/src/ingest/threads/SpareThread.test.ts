import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { FileProblem } from '../parse/fileProblem.ts';
import type { FileInspection } from '../parse/inspectFile.ts';
import { runInThread } from './runInThread.ts';
import { SpareThread } from './SpareThread.ts';

const HUNDRED_AND_ONE_MB = 101 * 1024 * 1024;

const threads = new SpareThread(
  () => new Worker("require('node:worker_threads').parentPort.on('message', () => undefined)", { eval: true }),
);
const taken: Worker[] = [];
const take = (): Worker => {
  const worker = threads.take();
  taken.push(worker);
  return worker;
};
afterEach(async () => {
  await Promise.all(taken.splice(0).map((worker) => worker.terminate()));
});

test('a thread whose task is over serves the next one; beside it another is made', () => {
  const first = take();
  const second = take();
  expect(second).not.toBe(first);
  threads.leave(first, 1);
  expect(take()).toBe(first);
  expect(take()).not.toBe(first);
});

test('a thread that holds much, and one beside a spare one, ends', async () => {
  const large = take();
  threads.leave(large, HUNDRED_AND_ONE_MB);
  await once(large, 'exit');
  const [first, second] = [take(), take()];
  threads.leave(first, 1);
  threads.leave(second, 1);
  await once(second, 'exit');
  expect(take()).toBe(first);
});

test('a spare thread that ended is not handed out', async () => {
  const first = take();
  threads.leave(first, 1);
  await first.terminate();
  expect(take()).not.toBe(first);
});

test('one file after another is looked at, whatever was wrong with the one before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  const look = (fileName: string): Promise<FileInspection | FileProblem> => {
    const request = {
      ...{ path: join(folder, fileName), fileName, format: null, overrides: {}, timeZone: 'UTC' },
      ...{ now: Date.parse('2026-03-01T00:00:00Z'), defaultPlatform: 'Engine' },
    };
    return runInThread({ kind: 'inspect', request });
  };
  try {
    writeFileSync(join(folder, 'a.csv'), 'prompt,answer,platform,date\nWhich lamp?,Lumora is fine,Kimi,2026-02-01\n');
    const first = await look('a.csv');
    expect(first).toMatchObject({ format: 'csv', rows: [{ answer: 'Lumora is fine', prompt: 'Which lamp?' }] });
    await expect(look('none.csv')).rejects.toThrow('ENOENT');
    expect(await look('a.csv')).toEqual(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
