import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileVersion } from './fileVersion.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-version-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  return file;
}

test('a file that is not there has no version', () => {
  expect(fileVersion(join(folder, 'none'))).toBeNull();
});

test('a file put in place of another is noticed, although it has the size and the time of that one', () => {
  const file = write('team.json', 'a');
  const before = fileVersion(file);
  expect(fileVersion(file)).toBe(before);
  renameSync(write('other.json', 'b'), file);
  expect(fileVersion(file)).not.toBe(before);
});
