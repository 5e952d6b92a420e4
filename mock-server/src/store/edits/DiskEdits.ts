import { hasImported } from '../projectFiles/projectStore.ts';
import { editsVersion, readEdits, writeEdits } from './editsFile.ts';
import type { EditStore } from './EditStore.ts';
import { MemoryEdits } from './MemoryEdits.ts';
import { NO_EDITS, tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

interface CachedEdits {
  readonly version: string;
  readonly edits: ProjectEdits;
}

/**
 * Edits of projects: those of imported projects are on disk and survive a restart; those of samples, which are regenerated at
 * every start, are in memory.
 */
export class DiskEdits implements EditStore {
  readonly #dataDir: string;
  readonly #cache = new Map<string, CachedEdits>();
  readonly #ofSamples = new MemoryEdits(() => NO_EDITS);

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  of(projectId: string): ProjectEdits {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId) : this.#ofSamples.of(projectId);
  }

  /** The stored edits, with which a test session starts. */
  stored(projectId: string): ProjectEdits {
    if (!hasImported(this.#dataDir, projectId)) return NO_EDITS;
    const version = editsVersion(this.#dataDir, projectId);
    if (version === null) return NO_EDITS;
    const known = this.#cache.get(projectId);
    if (known?.version === version) return known.edits;
    const edits = readEdits(this.#dataDir, projectId);
    this.#cache.set(projectId, { version, edits });
    return edits;
  }

  put(projectId: string, edits: ProjectEdits): void {
    if (!hasImported(this.#dataDir, projectId)) {
      this.#ofSamples.put(projectId, edits);
      return;
    }
    const tidy = tidyEdits(edits);
    writeEdits(this.#dataDir, projectId, tidy);
    const version = editsVersion(this.#dataDir, projectId);
    // Caches the value itself instead of reading it back: tables are keyed by its identity.
    if (version !== null) this.#cache.set(projectId, { version, edits: tidy });
  }
}
