import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { careCommand } from '#server/ingest/command/careCommand.ts';
import type { CommandIo } from '#server/ingest/command/CommandIo.ts';
import { importCommand } from '#server/ingest/command/importCommand.ts';
import { logCommand } from '#server/ingest/command/logCommand.ts';
import { askCommand } from './askCommand.ts';
import { reparseCommand } from './reparseCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-'));
  writeFileSync(join(folder, 'format.json'), '{"format":99}');
  writeFileSync(join(folder, 'a.csv'), 'prompt,answer\nWhich lamp?,Lumora\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const COMMANDS: Readonly<Record<string, (io: CommandIo) => Promise<number>>> = {
  import: (io) => importCommand([join(folder, 'a.csv'), '--brand', 'Lumora'], io),
  'import --imports': (io) => importCommand(['--imports', '--project', 'Lumora'], io),
  'import-log': (io) => logCommand([join(folder, 'a.csv'), '--project', 'Lumora'], io),
  doctor: (io) => careCommand('doctor', [], io),
  'doctor --mend': (io) => careCommand('doctor', ['--mend'], io),
  ask: (io) => askCommand(['--project', 'Lumora'], { ...io, tuning: undefined }),
  reparse: (io) => reparseCommand(['--project', 'Lumora'], io),
};

test.each(Object.entries(COMMANDS))('%s leaves a folder of a newer version alone, and says why', async (_name, run) => {
  const complained: string[] = [];
  const errorOut = { isTTY: false, write: (text: string) => complained.push(text) } as unknown as NodeJS.WriteStream;
  const environment = { DATA_DIR: folder, LANG: 'en_US.UTF-8' };
  const code = await run({ environment, out: () => undefined, errorOut, now: () => Date.UTC(2026, 2, 1) });
  expect(code).toBe(1);
  expect(complained.join('')).toContain('was written by a newer version of AnswerScope (format 99');
  expect(readdirSync(folder).sort()).toEqual(['a.csv', 'format.json']);
});
