import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careCommand } from './careCommand.ts';

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

const run = async (action: 'backup' | 'restore', folder: string, more: { readonly signal?: AbortSignal } = {}) => {
  const environment = { DATA_DIR: join(root, folder), LANG: 'en_US' };
  const errorOut = { write: (text: string) => said.push(text) } as unknown as NodeJS.WriteStream;
  const io = { environment, errorOut, out: (text: string) => void said.push(text), now: Date.now, ...more };
  return careCommand(action, [join(root, 'out.tar.gz')], io);
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
