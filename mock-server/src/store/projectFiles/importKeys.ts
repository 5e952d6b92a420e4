import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { projectFolder } from './projectPaths.ts';
import { readSealed } from './readSealed.ts';
import { sealJson } from './sealedJson.ts';
import { writeWhole } from './writeWhole.ts';

const ENDING = '.keys';
/** Keys in hexadecimal, one per line. */
const OLD = /^[0-9a-f]+(?:\n[0-9a-f]+)*$/u;
const keysSchema = v.object({ keys: v.array(v.string()) });

const keysPath = (dataDir: string, projectId: string, importId: string): string =>
  join(projectFolder(dataDir, projectId), importId + ENDING);

/** Stores the keys of an import's answers that earlier imports had added: they stay when those are undone. */
export function writeImportKeys(dataDir: string, projectId: string, importId: string, keys: readonly string[]): void {
  if (keys.length > 0) writeWhole(keysPath(dataDir, projectId, importId), sealJson({ keys }));
}

/** The key files in a project's folder. */
export function importKeyFiles(dataDir: string, projectId: string): readonly string[] {
  const folder = projectFolder(dataDir, projectId);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name));
}

/** The keys of each import with a key file. @throws DamagedFileError when a checksum differs */
export function readImportKeys(dataDir: string, projectId: string): ReadonlyMap<string, readonly string[]> {
  const files = importKeyFiles(dataDir, projectId);
  return new Map(files.map((file) => [basename(file, ENDING), readKeysFile(file)]));
}

/** The keys in a file; older versions wrote lines. @throws DamagedFileError when the checksum differs */
export function readKeysFile(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return OLD.test(text) ? text.split('\n') : readSealed(file, keysSchema).keys;
}

/** Removes the keys of an undone import. */
export function removeImportKeys(dataDir: string, projectId: string, importId: string): void {
  rmSync(keysPath(dataDir, projectId, importId), { force: true });
}
