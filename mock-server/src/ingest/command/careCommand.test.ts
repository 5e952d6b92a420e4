import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careCommand } from './careCommand.ts';
import type { CareAction } from './careTexts.ts';

let root = '';
let said: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'care-'));
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data', 'accounts.jsonl'), '');
  said = [];
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const run = async (
  action: CareAction,
  folder: string,
  more: { readonly signal?: AbortSignal } = {},
  words: readonly string[] = [join(root, 'out.tar.gz')],
) => {
  const environment = { DATA_DIR: join(root, folder), LANG: 'en_US' };
  const errorOut = { write: (text: string) => said.push(text) } as unknown as NodeJS.WriteStream;
  const io = { environment, errorOut, out: (text: string) => void said.push(text), now: Date.now, ...more };
  return careCommand(action, words, io);
};

test('what a killed restore left is named by the next, and a stopped one leaves nothing', async () => {
  expect(await run('backup', 'data')).toBe(0);
  expect(await run('restore', 'restored', { signal: AbortSignal.abort() })).toBe(1);
  expect(said.at(-1)).toBe('Interrupted; nothing was left behind\n');
  expect(readdirSync(root).sort()).toEqual(['data', 'out.tar.gz']);
  const left = join(root, 'restored.0123abcd.part');
  mkdirSync(left);
  expect(await run('restore', 'restored')).toBe(0);
  expect(said.at(-1)).toContain(`${left} was left by an interrupted run: delete it`);
});

test('a repair on a full disk says what to do instead of failing with a stack', async () => {
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  });
  syncBuiltinESMExports();
  try {
    expect(await run('doctor', 'data', {}, ['--mend'])).toBe(1);
  } finally {
    full.mockRestore();
    syncBuiltinESMExports();
  }
  expect(said.at(-1)).toMatch(/data: the disk is full\. What is not repaired yet is as it was/u);
});

test('a folder that cannot be read is named in a sentence, and is not called a place that cannot be written to', async () => {
  const projects = join(root, 'data', 'projects');
  writeFileSync(projects, '');
  expect(await run('doctor', 'data', {}, [])).toBe(1);
  expect(said.at(-1)).toBe(`${projects}: a part of the path is a file, not a folder\n`);
  expect(await run('backup', 'data')).toBe(1);
  expect(said.at(-1)).toBe(
    `Could not back up to ${join(root, 'out.tar.gz')}: a part of the path is a file, not a folder (${projects})\n`,
  );
});

test.each<[CareAction, readonly string[], string]>([
  ['backup', ['--out', 'a.tar.gz'], '--out'],
  ['restore', ['a.tar.gz', 'b.tar.gz'], 'b.tar.gz'],
  ['doctor', ['--fix'], '--fix'],
])('%s names an argument that it does not take', async (action, words, unknown) => {
  expect(await run(action, 'data', {}, words)).toBe(2);
  expect(said).toEqual([`Unknown argument “${unknown}”. See npm run ${action} -- --help\n`]);
});
