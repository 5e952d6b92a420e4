import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { editsVersion, readEdits } from '#server/store/edits/editsFile.ts';
import { hasImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { projectIdFor } from './projectIdFor.ts';

/**
 * The current brands of the imported project with this name, edits included; none if there is no such project.
 * @throws ImportStoreError when its files cannot be read
 */
export function brandsOnDisk(dataDir: string, projectName: string): readonly BrandDefinition[] {
  const id = projectIdFor(dataDir, projectName);
  if (!hasImported(dataDir, id)) return [];
  const edited = editsVersion(dataDir, id) === null ? null : readEdits(dataDir, id).brands;
  return edited ?? readImported(dataDir, id).project.brands;
}
