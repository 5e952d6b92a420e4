import type { ProjectEdits } from './ProjectEdits.ts';

/** Stores the edits of a session's projects. Returns the identical value until it changes. */
export interface EditStore {
  /** `NO_EDITS` for an unchanged project. @throws ImportStoreError when they cannot be read. */
  of(projectId: string): ProjectEdits;
  /** @throws the file system's error when they cannot be written; the old edits stay. */
  put(projectId: string, edits: ProjectEdits): void;
}
