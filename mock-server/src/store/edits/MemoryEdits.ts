import type { EditStore } from './EditStore.ts';
import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** In-memory edits of a test session, which start from the stored ones. */
export class MemoryEdits implements EditStore {
  readonly #begin: (projectId: string) => ProjectEdits;
  readonly #edits = new Map<string, ProjectEdits>();

  /** @param begin gives the initial edits of a project. */
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
