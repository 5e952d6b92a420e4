import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './projectPaths.ts';
import { writeWhole } from './writeWhole.ts';

const ENDING = '.keys';

const keysPath = (dataDir: string, projectId: string, importId: string): string =>
  join(projectFolder(dataDir, projectId), importId + ENDING);

/** Keeps which answers an import held that others had brought before: they stay when those are undone. */
export function writeImportKeys(dataDir: string, projectId: string, importId: string, keys: readonly string[]): void {
  if (keys.length > 0) writeWhole(keysPath(dataDir, projectId, importId), keys.join('\n'));
}

/** The keys of each import that has some. */
export function readImportKeys(dataDir: string, projectId: string): ReadonlyMap<string, readonly string[]> {
  const folder = projectFolder(dataDir, projectId);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return new Map(
    files.map((name) => [name.slice(0, -ENDING.length), readFileSync(join(folder, name), 'utf8').split('\n')]),
  );
}

/** Removes the keys of an import that is there no more. */
export function removeImportKeys(dataDir: string, projectId: string, importId: string): void {
  rmSync(keysPath(dataDir, projectId, importId), { force: true });
}
