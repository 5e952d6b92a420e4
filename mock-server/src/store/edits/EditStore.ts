import type { ProjectEdits } from './ProjectEdits.ts';

/** Where a session keeps what people changed of its projects. The same value comes back until it is changed. */
export interface EditStore {
  /** `NO_EDITS` for a project nobody changed. @throws ImportStoreError when they cannot be read. */
  of(projectId: string): ProjectEdits;
  /** @throws the file system's error when they cannot be written; what was there then stays. */
  put(projectId: string, edits: ProjectEdits): void;
}
