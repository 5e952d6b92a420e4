import { readKnowledge, writeKnowledge } from '../import/knowledgeFile.ts';
import { hasImported } from '../import/projectStore.ts';
import { NO_KNOWLEDGE } from '../projects/ProjectKnowledge.ts';
import type { ProjectKnowledge } from '../projects/ProjectKnowledge.ts';
import type { KnowledgeStore } from './KnowledgeStore.ts';
import { MemoryKnowledge } from './MemoryKnowledge.ts';

/** As DiskEdits: kept beside an imported project, and for the run of the server with the samples, which are made afresh. */
export class DiskKnowledge implements KnowledgeStore {
  readonly #dataDir: string;
  readonly #ofSamples = new MemoryKnowledge(() => NO_KNOWLEDGE);

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  of(projectId: string): ProjectKnowledge {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId) : this.#ofSamples.of(projectId);
  }

  /** What is kept on disk alone, which is where a test session begins. */
  stored(projectId: string): ProjectKnowledge {
    return hasImported(this.#dataDir, projectId) ? readKnowledge(this.#dataDir, projectId) : NO_KNOWLEDGE;
  }

  put(projectId: string, knowledge: ProjectKnowledge): void {
    if (hasImported(this.#dataDir, projectId)) writeKnowledge(this.#dataDir, projectId, knowledge);
    else this.#ofSamples.put(projectId, knowledge);
  }
}
