import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from '#server/analysis/naming/names.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { keepBackup } from './backups.ts';
import { formatDefinition, readStored } from './definitionFile.ts';
import { ProjectLock } from './ProjectLock.ts';
import { definitionFile, projectFolder, projectsFolder } from './projectPaths.ts';
import { moveFolder } from './replaceFile.ts';
import { writeWhole } from './writeWhole.ts';

interface ProjectNames {
  readonly name: string;
  /** Display names per language. */
  readonly names: Names;
}

/**
 * Renames a project; its id and answers stay.
 * @throws DamagedFileError when the project is missing or its definition cannot be read; the errors of `rename`
 */
export async function renameStored(
  dataDir: string,
  id: string,
  rename: (before: ProjectNames) => ProjectNames,
): Promise<void> {
  await ProjectLock.hold(dataDir, id, () => {
    const file = definitionFile(dataDir, id);
    const { project, sums } = readStored(dataDir, id);
    const { names: before = {}, ...rest } = project;
    const { name, names } = rename({ name: project.name, names: before });
    const renamed = { ...rest, name, ...(Object.keys(names).length > 0 && { names }) };
    keepBackup(file);
    writeWhole(file, formatDefinition(renamed, sums));
  });
}

/** The name of a project's folder during its deletion: not a valid project id, so lists skip it. */
const DELETED = /^(?<id>.+)\.[0-9a-f]{12}\.deleted$/u;

/**
 * Deletes a project with its user content. The folder is renamed first, so that an interrupted deletion is not listed, and removed last,
 * so that the next start ends it (`endDeletions`).
 * @param forget deletes what files outside the project's folder hold of it
 * @throws the file system's error; the errors of `forget`
 */
export async function removeStored(dataDir: string, id: string, forget: () => void): Promise<void> {
  await ProjectLock.holdToDelete(dataDir, id, () => {
    const folder = projectFolder(dataDir, id);
    if (!existsSync(folder)) return;
    const aside = `${folder}.${randomBytes(6).toString('hex')}.deleted`;
    moveFolder(folder, aside);
    endDeletion(aside, forget);
  });
}

/** The deletions that a kill or an error interrupted. */
function openDeletions(dataDir: string): readonly { readonly id: string; readonly folder: string }[] {
  const projects = projectsFolder(dataDir);
  return (existsSync(projects) ? readdirSync(projects) : []).flatMap((name) => {
    const id = DELETED.exec(name)?.groups?.['id'];
    return id === undefined ? [] : [{ id, folder: join(projects, name) }];
  });
}

/** Whether a deletion of this id is not ended: a new project with the id would lose its keys and links when it ends. */
export function isBeingDeleted(dataDir: string, id: string): boolean {
  return openDeletions(dataDir).some((deletion) => deletion.id === id);
}

/** Ends the deletions that a kill or an error interrupted. @throws as `removeStored` */
export function endDeletions(dataDir: string, forget: (id: string) => void): void {
  for (const { id, folder } of openDeletions(dataDir)) endDeletion(folder, () => forget(id));
}

function endDeletion(aside: string, forget: () => void): void {
  for (const name of readdirSync(aside)) rmSync(join(aside, name), { recursive: true, force: true });
  forget();
  try {
    rmdirSync(aside);
  } catch (error) {
    // Windows keeps a removed file in its folder for as long as it is open: the next start removes both.
    if (errorCode(error) !== 'ENOTEMPTY') throw error;
  }
}
