import { spawn, spawnSync } from 'node:child_process';
import fs, {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderHolder, FolderInUseError, FolderLock, folderLockPath } from './FolderLock.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'folder-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const lockOf = (host: string, pid: number, started = '', since = new Date().toISOString()): void => {
  writeFileSync(folderLockPath(dataDir), [host, pid, since, started, 'x'].join('\n'));
};

test('the folder of a running server is refused with its process and since when', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    lockOf(hostname(), other.pid ?? 0);
    expect(() => FolderLock.take(dataDir)).toThrow(FolderInUseError);
    expect(() => FolderLock.take(dataDir)).toThrow(
      new RegExp(`process ${String(other.pid)}, since 20\\d\\d-.*DATA_DIR`, 'u'),
    );
    expect(folderHolder(dataDir)?.pid).toBe(other.pid);
  } finally {
    other.kill();
  }
});

test('the folder of a server that was killed is taken over, and given back at the end', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  lockOf(hostname(), pid);
  const lock = FolderLock.take(dataDir);
  expect(readFileSync(folderLockPath(dataDir), 'utf8')).toContain(`\n${String(process.pid)}\n`);
  lock.release();
  expect(folderHolder(dataDir)).toBeNull();
});

test('another program that has the number of a server that ended does not hold its folder', () => {
  lockOf(hostname(), process.ppid, '1', '2000-01-01T00:00:00.000Z');
  FolderLock.take(dataDir).release();
});

test('a server on another machine holds it for as long as it touches the lock', () => {
  lockOf('elsewhere', 1);
  expect(() => FolderLock.take(dataDir)).toThrow('on elsewhere');
  const longAgo = Date.now() / 1000 - 300;
  utimesSync(folderLockPath(dataDir), longAgo, longAgo);
  FolderLock.take(dataDir).release();
});

test('a copy of a folder in use is not in use; the folder itself is, also through a link', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const copy = `${dataDir}-copy`;
  const link = `${dataDir}-link`;
  try {
    FolderLock.take(dataDir);
    // As if another process had taken it.
    const taken = readFileSync(folderLockPath(dataDir), 'utf8').split('\n');
    const { ino } = statSync(dataDir);
    expect(taken[5]).toBe(`${String(ino)} ${realpathSync(dataDir)}`);
    const held = [hostname(), other.pid, taken[2], '', 'x', taken[5]].join('\n');
    writeFileSync(folderLockPath(dataDir), held);
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
    symlinkSync(dataDir, link);
    expect(() => FolderLock.take(dataDir)).toThrow(FolderInUseError);
    expect(() => FolderLock.take(link)).toThrow(FolderInUseError);
    // A bind mount: another path, the same inode. A moved or restored folder: another inode at the path.
    for (const mark of [`${String(ino)} /elsewhere`, `1 ${realpathSync(dataDir)}`, undefined]) {
      writeFileSync(folderLockPath(dataDir), [hostname(), other.pid, taken[2], '', 'x', mark].join('\n'));
      expect(() => FolderLock.take(dataDir)).toThrow(FolderInUseError);
    }
    const lock = FolderLock.take(copy);
    expect(lock.isOfCopy).toBe(true);
    lock.release();
    const again = FolderLock.take(copy);
    expect(again.isOfCopy).toBe(false);
    again.release();
  } finally {
    other.kill();
    for (const folder of [copy, link]) rmSync(folder, { recursive: true, force: true });
  }
});

test('a data folder that is created is for its owner only', () => {
  const made = join(dataDir, 'new');
  FolderLock.take(made).release();
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('a lock of another machine says what to do if that one has ended', () => {
  lockOf('elsewhere', 1);
  expect(() => FolderLock.take(dataDir)).toThrow(
    /renamed or its container replaced, try again in two minutes, or delete .*server\.lock/u,
  );
});

test('a server whose lock is gone says so once, and not of one that it can’t read for a moment', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers();
  const lock = FolderLock.take(dataDir);
  vi.advanceTimersByTime(20_000);
  expect(log).not.toHaveBeenCalled();
  const busy = vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error('EMFILE: too many open files, open'), { code: 'EMFILE' });
  });
  syncBuiltinESMExports();
  vi.advanceTimersByTime(20_000);
  busy.mockRestore();
  syncBuiltinESMExports();
  expect(log).not.toHaveBeenCalled();
  rmSync(folderLockPath(dataDir));
  vi.advanceTimersByTime(20_000);
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/server\.lock .*gone: .*Restart/u),
  ]);
  lock.release();
  vi.useRealTimers();
  log.mockRestore();
});
