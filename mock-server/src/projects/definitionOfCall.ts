import type { ProjectDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { projectOfCall } from './projectOfCall.ts';

/**
 * The project a call speaks of, as the people of its session changed it. Whoever reads prompts, topics or brands reads them
 * here, or in the `project` of `tableOfCall`. @throws as `projectOfCall`.
 */
export function definitionOfCall(call: SignedCall): ProjectDefinition {
  const { id } = projectOfCall(call);
  return call.services.catalogue.definition(id, call.state.edits.of(id));
}
