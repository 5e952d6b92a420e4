import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  importSample(folder, 'lamps', 20);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file that cannot be written is told as such, not as a reader who has gone', { timeout: 60_000 }, () => {
  const out = join(folder, 'tables');
  mkdirSync(join(out, 'answers.csv.part'), { recursive: true });
  const words = ['--project', 'lamps', '--format', 'csv', '--tables', 'answers', '--out', out];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/exportTables.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });
  expect(stderr).toContain('answers.csv.part: it is a folder.');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
  expect(readdirSync(out)).toEqual(['answers.csv.part']);
});
