import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-'));
  writeFileSync(join(folder, 'format.json'), '{"format":99}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['report.ts', ['--project', 'Lumora', '--out', 'report.pdf']],
  ['exportTables.ts', ['--project', 'Lumora', '--out', 'tables']],
])('%s leaves a folder of a newer version alone, and says why', { timeout: 60_000 }, (script, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    // The report asks for a browser first; none is started.
    env: { ...process.env, DATA_DIR: folder, CHROME_PATH: process.execPath },
  });
  expect(stderr).toContain('was written by a newer version of AnswerScope (format 99');
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual(['format.json']);
});
