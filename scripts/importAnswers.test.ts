import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What an import says on a slow machine, where it takes more than two seconds. */
const PROGRESS = /^\d+ MB (?:of|\/) .*\n/gmu;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  const good = Array.from(
    { length: 20 },
    (_, index) => `ChatGPT,Which one ${index}?,2025-06-01 09:00,Northwind or 北风,`,
  );
  const bad = Array.from({ length: 12 }, () => 'Kimi,p,never,text,');
  writeFileSync(join(folder, 'a.csv'), ['engine,query,date,response,sources', ...good, ...bad].join('\n'));
  writeFileSync(join(folder, 'bad.csv'), 'colour,shape\nred,round\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function command(language: string, ...words: string[]): { status: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/importAnswers.ts', ...words],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: language, DATA_DIR: join(folder, 'data') },
    },
  );
  return { status, out: stdout, error: stderr.replaceAll(PROGRESS, '') };
}

test('the command imports, explains itself, and fails with a reason', { timeout: 60_000 }, () => {
  const file = join(folder, 'a.csv');
  const first = command('en_US.UTF-8', file, '--brand', 'Northwind=北风', '--time-zone', 'Asia/Shanghai');
  expect(first).toMatchObject({ status: 0, error: '' });
  expect(first.out).toContain('Rows: 32 read, 20 imported, 0 already in project, 12 skipped');
  expect(first.out).toContain('12 skipped, date can’t be read: line 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 and 2 more');
  expect(first.out).toContain('Northwind (your brand): answers 20, mentions 40');
  expect(readdirSync(join(folder, 'data', 'projects'))).toHaveLength(1);

  const again = command('zh_CN.UTF-8', file, '--project', 'Northwind', '--time-zone', 'Asia/Shanghai');
  expect(again).toMatchObject({ status: 0, error: '' });
  expect(again.out).toContain('行：读取 32，导入 0，此前已有 20，跳过 12');

  const nothing = command('en', join(folder, 'bad.csv'), '--brand', 'A');
  expect(nothing.status).toBe(1);
  expect(nothing.out).toContain('--map answer=COLUMN (columns in the file: colour, shape)');

  expect(command('en', file, '--brand', 'A', '--map', 'answer=Body')).toMatchObject({ status: 2, out: '' });
  expect(command('en', join(folder, 'none.csv'), '--brand', 'A')).toMatchObject({ status: 1, out: '' });
  expect(command('zh', file, '--brand')).toMatchObject({ status: 2, error: '--brand: 缺少取值\n' });
  expect(readdirSync(join(folder, 'data', 'projects'))).toHaveLength(1);
});
