import { ProjectEditor } from '#server/store/edits/ProjectEditor.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/**
 * Changes the prompts of a project. Nothing is changed when `work` throws.
 * @throws the file system's error when the edits of an imported project cannot be stored.
 */
export function editProject<T>(project: ProjectSession, work: (editor: ProjectEditor) => T): T {
  const editor = new ProjectEditor(project.recorded, project.edits);
  const result = work(editor);
  project.state.edits.put(project.id, editor.edits);
  return result;
}
