import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { projectOfCall } from './projectOfCall.ts';

/**
 * The answers of the project a call speaks of, as the people of its session have changed it: without those of deleted prompts,
 * counted with their names of brands. @throws as `projectOfCall`.
 */
export function tableOfCall(call: SignedCall): Promise<AnswerTable> {
  const { id } = projectOfCall(call);
  return call.services.catalogue.table(id, call.state.edits.of(id));
}
