import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listImported } from '#server/store/projectFiles/projectStore.ts';
import { importSample } from '#server/testing/importSample.ts';
import { projectIdByName } from './findProject.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'find-project-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('finds a project by a name that nobody could tell from its own, as an import does', () => {
  importSample(dataDir, 'lamps', 1);
  const name = listImported(dataDir)[0]?.name ?? '';
  expect(projectIdByName(dataDir, ` ${name.charAt(0)}\u200B${name.slice(1)}`)).toBe('lamps');
  expect(projectIdByName(dataDir, `${name}2`)).toBeNull();
});
