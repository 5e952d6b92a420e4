import type { SignedCall } from '../http/Call.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import { ProjectEditor } from './ProjectEditor.ts';
import { projectOfCall } from './projectOfCall.ts';

/**
 * Lets the caller change the prompts of the project the call speaks of. Nothing is changed when `work` throws.
 * @throws as `projectOfCall`, and the file system's error when the edits of an imported project cannot be kept.
 */
export function editProject<T>(call: SignedCall, work: (editor: ProjectEditor) => T): T {
  const { id } = projectOfCall(call);
  const { edits } = call.state;
  const before = edits.of(id);
  const editor = new ProjectEditor(call.services.catalogue.definition(id, NO_EDITS), before);
  const result = work(editor);
  edits.put(id, editor.edits);
  return result;
}
