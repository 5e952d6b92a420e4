import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';
import { reparseCommand } from './reparseCommand.ts';

test('a full disk is told in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'));
  importSample(folder, 'lamps', 20);
  const complained: string[] = [];
  const errorOut = { isTTY: false, write: (text: string) => complained.push(text) } as unknown as NodeJS.WriteStream;
  const io = { out: () => undefined, errorOut, now: () => Date.UTC(2026, 2, 1) };
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    const english = { DATA_DIR: folder, LANG: 'en_US.UTF-8' };
    expect(await reparseCommand(['--project', '录入'], { ...io, environment: english })).toBe(1);
    const chinese = { DATA_DIR: folder, LANG: 'zh_CN.UTF-8' };
    expect(await reparseCommand(['--project', '录入'], { ...io, environment: chinese })).toBe(1);
  } finally {
    full.mockRestore();
    syncBuiltinESMExports();
    rmSync(folder, { recursive: true });
  }
  expect(complained).toEqual(['Failed: the disk is full\n', expect.stringMatching(/磁盘空间已满\n$/u)]);
});
