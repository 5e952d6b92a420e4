import type { Fact } from '../../../client/src/api/brandCentreSchemas.ts';
import type { SignedCall } from '../http/Call.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import type { ProjectKnowledge } from './ProjectKnowledge.ts';
import { projectOfCall } from './projectOfCall.ts';

/** What people know of the brand of the project a call speaks of. @throws as `projectOfCall`. */
export function knowledgeOfCall(call: SignedCall): ProjectKnowledge {
  return call.state.documents.knowledge.of(projectOfCall(call).id);
}

/** The ledger: as people keep it, or as the project came. */
export function factsOfCall(call: SignedCall): readonly Fact[] {
  return knowledgeOfCall(call).facts ?? definitionOfCall(call).facts ?? [];
}

export function changeKnowledge(call: SignedCall, changes: Partial<ProjectKnowledge>): void {
  const { id } = projectOfCall(call);
  const { knowledge } = call.state.documents;
  knowledge.put(id, { ...knowledge.of(id), ...changes });
}
