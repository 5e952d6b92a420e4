import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCommand } from './importCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Imports a file with this content; returns the exit code, stdout and stderr. */
async function run(name: string, content: string, ...words: readonly string[]) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const [said, complained]: [string[], string[]] = [[], []];
  const errorOut = { isTTY: false, write: (text: string) => complained.push(text) } as unknown as NodeJS.WriteStream;
  const code = await importCommand([path, '--brand', 'Lumora', ...words], {
    environment: { DATA_DIR: folder, LANG: 'en_US.UTF-8' },
    out: (text) => said.push(text),
    errorOut,
    now: () => Date.UTC(2026, 2, 1),
  });
  return { code, said: said.join('\n'), complained: complained.join('') };
}

test.each([
  ['a.yaml', '- prompt: Which lamp?\n  answer: Lumora.\n- prompt: Which desk?\n  answer: None.\n', 'looks like YAML'],
  ['a.txt', 'User: Which lamp?\nChatGPT: Lumora.\nUser: And a desk?\nChatGPT: None.\n', 'looks like a conversation'],
  ['a.json', '// of June\n[{"prompt": "p", "answer": "a"}]\n', 'JSON with comments'],
])('a text that is no table is called what it looks like, as in the app: %s', async (name, content, words) => {
  const { code, said, complained } = await run(name, content);
  expect(code).toBe(1);
  expect(complained).toContain(name);
  expect(complained).toContain(words);
  expect(said).toBe('');
  expect(existsSync(join(folder, 'projects'))).toBe(false);
});

test('a table that lacks a column is told which, and not called anything else', async () => {
  const { code, said, complained } = await run('a.csv', 'prompt,note,date\nWhich lamp?,x,2026-02-01');
  expect([code, complained]).toEqual([1, '']);
  expect(said).toContain('No column found for answer');
});
