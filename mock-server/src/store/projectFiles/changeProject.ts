import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Names } from '#server/analysis/naming/names.ts';
import { keepBackup } from './backups.ts';
import { formatDefinition, readDefinitionFile } from './definitionFile.ts';
import { ProjectLock } from './ProjectLock.ts';
import { definitionFile, projectFolder } from './projectPaths.ts';
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
    const { project, sums } = readDefinitionFile(file);
    const { names: before = {}, ...rest } = project;
    const { name, names } = rename({ name: project.name, names: before });
    const renamed = { ...rest, name, ...(Object.keys(names).length > 0 && { names }) };
    keepBackup(file);
    writeWhole(file, formatDefinition(renamed, sums));
  });
}

/** Deletes a project with its user content. The folder is renamed first, so that an interrupted deletion is not listed. */
export async function removeStored(dataDir: string, id: string): Promise<void> {
  await ProjectLock.hold(dataDir, id, () => {
    const folder = projectFolder(dataDir, id);
    if (!existsSync(folder)) return;
    // Not a valid project id, so lists skip it.
    const aside = `${folder}.${randomBytes(6).toString('hex')}.deleted`;
    renameSync(folder, aside);
    rmSync(aside, { recursive: true, force: true });
  });
}
