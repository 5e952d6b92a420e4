import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backupsOf } from './backups.ts';
import { ProjectLock } from './ProjectLock.ts';
import { answersFile, definitionFile, isProjectId, projectsFolder } from './projectPaths.ts';
import { putBack } from './replaceFile.ts';

/** A temporary file without a write for this long belongs to a killed import, whoever holds the project's lock. */
const STALE_MS = 10 * 60_000;
/** The same where nobody holds the lock. */
const UNHELD_MS = 10_000;
const DEFINITION_PART = /^project\.json\.[0-9a-f]+\.tmp$/u;

const isOlder = (file: string, age: number): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > age;

/** Whether a kill came between the two renames of a new project: its definition is still a temporary file, so it was never there. */
export function isHalfNew(folder: string): boolean {
  return readdirSync(folder).some((name) => DEFINITION_PART.test(name));
}

/** Ends the killed writes of a folder, not of those in it: old versions get their names back, temporary files go. */
export function removeParts(folder: string, age = STALE_MS): void {
  putBack(folder);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.tmp') && isOlder(file, age)) rmSync(file, { force: true });
  }
}

/** The folders in a folder, at any depth: reports, runs. */
function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * `removeParts` for the data folder and all projects that nobody is writing, also for those whose first import was killed; what it placed of such a project goes as well.
 * @throws the file system's error
 */
export function removeAllParts(dataDir: string): void {
  removeParts(dataDir, UNHELD_MS);
  const projects = projectsFolder(dataDir);
  if (!existsSync(projects)) return;
  for (const entry of readdirSync(projects, { withFileTypes: true })) {
    if (!entry.isDirectory() || !isProjectId(entry.name) || ProjectLock.isHeld(dataDir, entry.name)) continue;
    const folder = join(projects, entry.name);
    const definition = definitionFile(dataDir, entry.name);
    const answers = answersFile(dataDir, entry.name);
    putBack(folder);
    const before = readdirSync(folder).length;
    const isThere = [definition, ...backupsOf(definition)].some((file) => existsSync(file));
    if (!isThere && isHalfNew(folder) && isOlder(answers, UNHELD_MS)) rmSync(answers, { force: true });
    for (const each of [folder, ...foldersIn(folder)]) removeParts(each, UNHELD_MS);
    if (before > 0 && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
