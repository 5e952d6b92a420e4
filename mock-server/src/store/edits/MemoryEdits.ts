import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';
import type { EditStore } from './EditStore.ts';

/** Edits of a test session: they begin where the project stands and are gone with the session. */
export class MemoryEdits implements EditStore {
  readonly #begin: (projectId: string) => ProjectEdits;
  readonly #edits = new Map<string, ProjectEdits>();

  /** @param begin what a project's edits are before the session makes any. */
  constructor(begin: (projectId: string) => ProjectEdits) {
    this.#begin = begin;
  }

  of(projectId: string): ProjectEdits {
    return this.#edits.get(projectId) ?? this.#begin(projectId);
  }

  put(projectId: string, edits: ProjectEdits): void {
    this.#edits.set(projectId, tidyEdits(edits));
  }
}
