import type { PublishedChange } from '../../../client/src/api/changeSchemas.ts';
import type { SignedCall } from '../http/Call.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import { projectOfCall } from './projectOfCall.ts';

/** What was put online for the project a call speaks of: as people recorded it, or as the project came. @throws as `projectOfCall`. */
export function changesOfCall(call: SignedCall): readonly PublishedChange[] {
  return call.state.documents.changes.of(projectOfCall(call).id).changes ?? definitionOfCall(call).changes ?? [];
}

export function putChanges(call: SignedCall, changes: readonly PublishedChange[]): void {
  call.state.documents.changes.put(projectOfCall(call).id, { changes });
}
