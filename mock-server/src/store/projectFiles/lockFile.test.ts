import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeLock } from './lockFile.ts';

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
