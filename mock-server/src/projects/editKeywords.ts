import type { KeywordsChanged } from '../../../client/src/api/keywordSchemas.ts';
import { MOST_KEYWORDS } from '../analysis/keywords/readKeywordRows.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { definitionOfCall } from './definitionOfCall.ts';
import { KeywordEditor } from './KeywordEditor.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import { projectOfCall } from './projectOfCall.ts';

type Changes = Pick<KeywordsChanged, 'added' | 'changed'>;

/**
 * Lets the caller change the keywords of the project the call speaks of. Nothing is changed when `work` throws.
 * @throws as `projectOfCall`; MockError (422) when a project would hold too many.
 */
export function editKeywords(call: SignedCall, work: (editor: KeywordEditor) => Changes): KeywordsChanged {
  const { id } = projectOfCall(call);
  const { edits } = call.state;
  const recorded = call.services.catalogue.definition(id, NO_EDITS);
  const editor = new KeywordEditor(recorded, definitionOfCall(call), edits.of(id));
  const changes = work(editor);
  if (editor.size > MOST_KEYWORDS) {
    const most = String(MOST_KEYWORDS);
    throw badInput('keywords', { zh: `一个项目最多 ${most} 个关键词`, en: `a project holds at most ${most} keywords` });
  }
  edits.put(id, editor.edits);
  return { ...changes, before: editor.before };
}
