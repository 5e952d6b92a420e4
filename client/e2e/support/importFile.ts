import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCommand } from '#server/ingest/command/importCommand.ts';

/**
 * Imports a file of answers with the command, for the mock of these tests, and returns the command's output. It runs in this process: a
 * page test need not start another (scripts/importAnswers.test.ts does).
 */
export async function importFile(name: string, content: string, words: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const file = join(folder, name);
  await writeFile(file, content);
  const said: string[] = [];
  const code = await importCommand([file, ...words], {
    environment: { ...process.env, DATA_DIR: '.cache/e2e-data', LANG: 'en_US.UTF-8' },
    out: (text) => said.push(text),
    errorOut: process.stderr,
    now: Date.now,
  });
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(`The import ended with ${String(code)}: ${said.join('\n')}`);
  return said.join('\n');
}
