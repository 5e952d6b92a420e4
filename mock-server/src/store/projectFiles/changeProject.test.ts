import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { importSample } from '#server/testing/importSample.ts';
import { backupsOf } from './backups.ts';
import { renameStored } from './changeProject.ts';
import { readDefinitionFile } from './definitionFile.ts';
import { answersFile, definitionFile } from './projectPaths.ts';
import { findImported, readImported } from './projectStore.ts';

const ID = 'northwind';
let dataDir = '';
let definition = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'change-'));
  importSample(dataDir, ID, 20);
  definition = definitionFile(dataDir, ID);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test('lost answers and a changed definition are still noticed after a rename', async () => {
  await renameStored(dataDir, ID, ({ names }) => ({ name: 'Southwind', names }));
  expect(readImported(dataDir, ID).project.name).toBe('Southwind');
  const answers = answersFile(dataDir, ID);
  writeFileSync(answers, `${readFileSync(answers, 'utf8').trim().split('\n').slice(0, -5).join('\n')}\n`);
  expect(findImported(dataDir, ID)?.damage).toBeInstanceOf(DamagedFileError);
  writeFileSync(definition, readFileSync(definition, 'utf8').replace('Southwind', 'Westwind!'));
  expect(() => readImported(dataDir, ID)).toThrow(DamagedFileError);
});

test('a rename keeps the definition of before as a backup', async () => {
  const before = readDefinitionFile(definition);
  await renameStored(dataDir, ID, ({ names }) => ({ name: 'Southwind', names }));
  expect(readDefinitionFile(backupsOf(definition)[0] ?? '')).toEqual(before);
});
