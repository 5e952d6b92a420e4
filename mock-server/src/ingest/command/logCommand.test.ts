import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { DiskTraffic } from '#server/store/traffic/DiskTraffic.ts';
import { importSample } from '#server/testing/importSample.ts';
import { logCommand } from './logCommand.ts';

const LINE = '203.0.113.7 - - [08/Mar/2026:10:00:00 +0800] "GET /a HTTP/1.1" 200 5 "-" "GPTBot/1.2"';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-command-'));
  importSample(folder, 'project-a', 1);
  writeFileSync(join(folder, 'a.log'), `${LINE}\ntorn\n`);
  writeFileSync(join(folder, 'b.csv'), 'a,b\n1,2\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(language: string, ...words: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ['', ''];
  const errorOut = { isTTY: false, write: (text: string) => (error += text) } as unknown as NodeJS.WriteStream;
  const environment = { LC_ALL: language, DATA_DIR: folder };
  const io = {
    environment,
    out: (text: string) => (out += `${text}\n`),
    errorOut,
    now: () => Date.parse('2026-03-10T00:00:00Z'),
  };
  return { code: await logCommand(words, io), out, error };
}

test('a log is imported once, and the command says what it found and how fast it was', async () => {
  const first = await run('en', join(folder, 'a.log'), '--time-zone', 'Asia/Shanghai');
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toContain('Lines: 2 read, 0 already imported, 1 unreadable');
  expect(first.out).toContain('line 2, does not match the format: torn');
  expect(first.out).toMatch(/lines per second, up to \d{1,3}(?:,\d{3})* MB/u);
  expect(new DiskTraffic(folder).of('project-a')?.urls).toEqual(['https://own.example/a']);
  const again = await run('zh', join(folder, 'a.log'), '--project', '录入', '--time-zone', 'UTC');
  expect(again).toMatchObject({ code: 1 });
  // The time zone of the first log stays.
  expect(again.out).toContain('按 Asia/Shanghai 的日期统计');
});

test('another process that writes the project is waited for', async () => {
  const other = await ProjectLock.take(folder, 'project-a', () => undefined);
  const running = run('en', join(folder, 'a.log'), '--server', 'web2', '--time-zone', 'UTC');
  expect(await Promise.race([running, pause(500, 'waits')])).toBe('waits');
  other.release();
  expect((await running).out).toContain('Lines: 2 read');
});

test('what cannot be read or used is named', async () => {
  expect(await run('en', join(folder, 'b.csv'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('line 1, does not match the format: a,b') as string,
  });
  expect(await run('en', join(folder, 'none.log'))).toMatchObject({ code: 1 });
  expect(await run('en', folder)).toMatchObject({ code: 1 });
  expect(await run('en', join(folder, 'a.log'), '--project', 'B')).toMatchObject({
    code: 2,
    error: '--project B: project not found. Your projects: 录入\n',
  });
  expect(await run('en', join(folder, 'a.log'), '--site', 'a b')).toMatchObject({ code: 2 });
  expect(await run('en')).toMatchObject({ code: 2 });
  expect((await run('zh', '--help')).out).toContain('npm run import-log');
});
