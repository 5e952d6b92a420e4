import type { ProjectKnowledge } from '../projects/ProjectKnowledge.ts';

/** Where a session keeps what people know of its projects' brands. */
export interface KnowledgeStore {
  /** @throws ImportStoreError when it cannot be read. */
  of(projectId: string): ProjectKnowledge;
  /** @throws the file system's error when it cannot be written; what was there then stays. */
  put(projectId: string, knowledge: ProjectKnowledge): void;
}
