import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { applyEdits } from '#server/store/edits/applyEdits.ts';
import { editsVersion, readEdits } from '#server/store/edits/editsFile.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';

/** A project on disk with its edits. @throws ImportStoreError when it cannot be read */
export function projectOnDisk(dataDir: string, projectId: string): ProjectDefinition {
  const { project } = readImported(dataDir, projectId);
  return applyEdits(project, editsVersion(dataDir, projectId) === null ? NO_EDITS : readEdits(dataDir, projectId));
}
