import type { ProjectKnowledge } from '../projects/ProjectKnowledge.ts';
import type { KnowledgeStore } from './KnowledgeStore.ts';

/** What people of a test session know: it begins with what is kept and is gone with the session. */
export class MemoryKnowledge implements KnowledgeStore {
  readonly #begin: (projectId: string) => ProjectKnowledge;
  readonly #kept = new Map<string, ProjectKnowledge>();

  constructor(begin: (projectId: string) => ProjectKnowledge) {
    this.#begin = begin;
  }

  of(projectId: string): ProjectKnowledge {
    return this.#kept.get(projectId) ?? this.#begin(projectId);
  }

  put(projectId: string, knowledge: ProjectKnowledge): void {
    this.#kept.set(projectId, knowledge);
  }
}
