import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { removeStale, writeLock } from './lockFile.ts';

test('a lock that did not fit on the disk leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const write = fs.writeFileSync;
  // Simulates a full disk: the file is created, but cannot be written.
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    write(file, '');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    expect(() => writeLock(join(folder, 'p.lock'), 'holder')).toThrow('no space left');
  } finally {
    full.mockRestore();
    syncBuiltinESMExports();
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a lock is taken, refused and removed on a disk without hard links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const file = join(folder, 'p.lock');
  const linkless = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  try {
    expect([writeLock(file, 'first'), writeLock(file, 'second')]).toEqual([true, false]);
    expect(readFileSync(file, 'utf8')).toBe('first');
    // Somebody else took it between reading and removing.
    removeStale(file, 'another');
    expect(readFileSync(file, 'utf8')).toBe('first');
    removeStale(file, 'first');
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(file, 'third');
    expect(writeLock(file, 'fourth')).toBe(false);
    expect(readdirSync(folder)).toEqual(['p.lock']);
  } finally {
    linkless.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  }
});
