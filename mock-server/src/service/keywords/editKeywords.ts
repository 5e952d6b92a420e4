import type { KeywordsChanged } from '#client/api/keywordSchemas.ts';
import { MOST_KEYWORDS } from '#server/analysis/keywords/readKeywordRows.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { KeywordEditor } from '#server/store/edits/KeywordEditor.ts';
import type { ProjectSession } from '../ProjectSession.ts';

type Changes = Pick<KeywordsChanged, 'added' | 'changed'>;

/**
 * Changes the keywords of a project. Nothing is changed when `work` throws.
 * @throws MockError (422) above the limit of keywords.
 */
export function editKeywords(project: ProjectSession, work: (editor: KeywordEditor) => Changes): KeywordsChanged {
  const editor = new KeywordEditor(project.recorded, project.definition, project.edits);
  const changes = work(editor);
  if (editor.size > MOST_KEYWORDS) {
    const most = String(MOST_KEYWORDS);
    throw badInput('keywords', {
      zh: `一个项目最多 ${most} 个关键词`,
      en: `a project can have at most ${most} keywords`,
    });
  }
  project.state.edits.put(project.id, editor.edits);
  return { ...changes, before: editor.before };
}
