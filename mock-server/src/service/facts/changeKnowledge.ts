import type { ProjectKnowledge } from '#server/store/documents/ProjectKnowledge.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** Changes a part of a project's knowledge (facts, themes). */
export function changeKnowledge({ id, knowledge, state }: ProjectSession, changes: Partial<ProjectKnowledge>): void {
  state.documents.knowledge.put(id, { ...knowledge, ...changes });
}
