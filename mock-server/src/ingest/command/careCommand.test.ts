import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careCommand } from './careCommand.ts';
import type { CommandIo } from './CommandIo.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'care-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(action: 'doctor' | 'backup', ...words: readonly string[]) {
  const said: string[] = [];
  const io = {
    environment: { DATA_DIR: folder },
    now: Date.now,
    out: (text: string) => said.push(text),
    errorOut: { write: (text: string) => said.push(text) },
  } as unknown as CommandIo;
  return { code: await careCommand(action, words, io), said: said.join('').trim() };
}

test('a folder that cannot be read is named in a sentence', async () => {
  writeFileSync(join(folder, 'projects'), 'x');
  const wanted = `${join(folder, 'projects')}: a part of the path is a file, not a folder`;
  expect(await run('doctor')).toEqual({ code: 1, said: wanted });
});

// Root may read everything, so there is nothing to see.
test.skipIf(process.getuid?.() === 0)(
  'what cannot be read is not called a place that cannot be written to',
  async () => {
    const file = join(folder, 'team.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0);
    const archive = join(tmpdir(), `care-${String(process.pid)}.tar.gz`);
    const { code, said } = await run('backup', archive);
    expect({ code, said }).toEqual({ code: 1, said: `Could not back up to ${archive}: permission denied (${file})` });
  },
);
