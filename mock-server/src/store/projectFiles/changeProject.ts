import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Names } from '../../analysis/naming/names.ts';
import { keepBackup } from './backups.ts';
import { formatDefinition, readDefinitionFile } from './definitionFile.ts';
import { definitionFile, projectFolder } from './projectPaths.ts';
import { ProjectLock } from './ProjectLock.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Gives a project another name; its id and its answers stay. @param names what readers of each language call it; undefined: as before.
 * @throws DamagedFileError when there is no such project, or its definition cannot be read.
 */
export async function renameStored(dataDir: string, id: string, name: string, names?: Names): Promise<void> {
  await ProjectLock.hold(dataDir, id, () => {
    const file = definitionFile(dataDir, id);
    const { project, sums } = readDefinitionFile(file);
    const { names: before, ...rest } = project;
    const after = names ?? before ?? {};
    const renamed = { ...rest, name, ...(Object.keys(after).length > 0 && { names: after }) };
    keepBackup(file);
    writeWhole(file, formatDefinition(renamed, sums));
  });
}

/** Takes a project off the disk with everything people made of it. Half-way it is gone from every list already. */
export async function removeStored(dataDir: string, id: string): Promise<void> {
  await ProjectLock.hold(dataDir, id, () => {
    const folder = projectFolder(dataDir, id);
    if (!existsSync(folder)) return;
    // A name that is no id of a project: whoever lists them passes it over.
    const aside = `${folder}.${randomBytes(6).toString('hex')}.deleted`;
    renameSync(folder, aside);
    rmSync(aside, { recursive: true, force: true });
  });
}
