import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppendFile } from './AppendFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'append-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes the next append to any file write some bytes and then fail with a full disk. */
async function fillDisk(): Promise<void> {
  const handle = await open(join(folder, 'other'), 'a');
  const files: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(files, 'appendFile').mockImplementationOnce(async function (this: typeof handle) {
    await this.write('half a li');
    throw new Error('ENOSPC: no space left on device');
  });
}

test('what is appended after a failure stands alone, and where it is said to stand', async () => {
  const path = join(folder, 'lines');
  const file = await AppendFile.open(path);
  await file.append(Buffer.from('one\n'));
  await fillDisk();
  await expect(file.append(Buffer.from('two\n'))).rejects.toThrow('ENOSPC');
  expect(await file.append(Buffer.from('three\n'))).toEqual([4, 6]);
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe('one\nthree\n');
});
