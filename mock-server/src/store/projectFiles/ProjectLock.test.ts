import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProjectLock } from './ProjectLock.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

const take = (onWait: () => void = () => undefined): Promise<ProjectLock> => ProjectLock.take(dataDir, 'p1', onWait);

test('a second holder waits until the first is done', async () => {
  const first = await take();
  const order: string[] = [];
  let waited = 0;
  const second = take(() => {
    waited += 1;
    if (waited === 2) {
      order.push('released');
      first.release();
    }
  }).then((lock) => {
    order.push('taken');
    return lock;
  });
  (await second).release();
  expect(order).toEqual(['released', 'taken']);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('other projects are not waited for', async () => {
  const first = await take();
  const other = await ProjectLock.take(dataDir, 'p2', () => expect.unreachable());
  expect(readdirSync(dataDir)).toHaveLength(2);
  other.release();
  first.release();
});

test('a lock that came with a copy of the folder is taken over at once', async () => {
  const first = await take();
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  expect([ProjectLock.isHeld(dataDir, 'p1'), ProjectLock.isHeld(copy, 'p1')]).toEqual([true, false]);
  (await ProjectLock.take(copy, 'p1', () => expect.unreachable())).release();
  first.release();
  rmSync(copy, { recursive: true });
});

test('the lock of a process that was killed is taken over at once', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(dataDir, 'p1.lock'), `${hostname()}\n${String(pid)}\nx`);
  const lock = await take(() => expect.unreachable());
  expect(readdirSync(dataDir)).toEqual(['p1.lock']);
  lock.release();
});

test.runIf(existsSync('/proc/self/stat'))(
  'a process that runs keeps its lock, however long it does not touch it',
  async () => {
    const first = await take();
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(dataDir, 'p1.lock'), longAgo, longAgo);
    expect(ProjectLock.isHeld(dataDir, 'p1')).toBe(true);
    first.release();
  },
);

test.runIf(existsSync('/proc/self/stat'))(
  'another program with the number of a process that ended does not hold its lock',
  () => {
    writeFileSync(join(dataDir, 'p1.lock'), `${hostname()}\n${String(process.ppid)}\nx\n1`);
    expect(ProjectLock.isHeld(dataDir, 'p1')).toBe(false);
  },
);

test('a lock from another machine is taken over when nobody has touched it for long', async () => {
  const file = join(dataDir, 'p1.lock');
  writeFileSync(file, 'elsewhere\n1\nx');
  let waited = 0;
  const lock = await take(() => {
    waited += 1;
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(file, longAgo, longAgo);
  });
  expect(waited).toBe(1);
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a lock taken over by somebody else is not released by its first holder', async () => {
  const first = await take();
  const file = join(dataDir, 'p1.lock');
  writeFileSync(file, 'elsewhere\n1\nx');
  first.release();
  expect(readdirSync(dataDir)).toEqual(['p1.lock']);
});
