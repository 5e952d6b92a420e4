import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a folder in place of the PDF is refused before a report is made and stored', { timeout: 60_000 }, () => {
  const words = ['--project', 'Lumora', '--out', '.'];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/report.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, INIT_CWD: folder },
  });
  expect(stderr).toContain('--out "." is a folder: name the PDF to write');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});
