import type { ManagedPromptList, PromptCheck, PromptsAdded } from '../../../client/src/api/manageSchemas.ts';
import { promptHead } from '../analysis/reports/promptHead.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import {
  LONGEST_PROMPT,
  MOST_TAGS,
  promptAddRequest,
  promptCheckRequest,
  promptIdsRequest,
  promptListRequest,
  promptUpdateRequest,
} from '../http/requests/promptRequests.ts';
import { checkPrompts } from '../projects/checkPrompts.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { editProject } from '../projects/editProject.ts';
import type { ProjectEditor } from '../projects/ProjectEditor.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { promptListing } from '../projects/promptListing.ts';
import { PromptTexts } from '../projects/PromptTexts.ts';
import { requireKnown } from '../projects/readFilters.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';
import type { MockState } from '../state/MockState.ts';

/** Prompts and topics of one project, deleted ones included: what a table's columns and one reply can hold with ease. */
const MOST_IN_PROJECT = { prompts: 50_000, topics: 60_000 };

type Refused = PromptsAdded['refused'][number];

/** Prompt management. Whoever may see a project may change its prompts: the specification sets no other bounds. */
export function addPromptRoutes(routes: RouteTable): void {
  const texts = new WeakMap<MockState, Map<string, PromptTexts>>();
  routes.signed('get', '/api/front/prompt/index', listPrompts);
  routes.signed('post', '/api/front/prompt/check', (call) => check(call, texts));
  routes.signed('post', '/api/front/prompt/add', addPrompts);
  routes.signed('post', '/api/front/prompt/update', updatePrompts);
  routes.signed('post', '/api/front/prompt/delete', (call) => changeEach(call, (editor, id) => editor.remove(id)));
  routes.signed('post', '/api/front/prompt/restore', (call) => changeEach(call, restorePrompt));
}

async function listPrompts(call: SignedCall): Promise<ManagedPromptList> {
  const request = readQuery(call.request.url, promptListRequest);
  const { topic_id: topic } = request;
  if (topic !== undefined) requireKnown([topic], definitionOfCall(call).topics, 'topic_id');
  return promptListing(await tableOfCall(call), request);
}

async function check(
  call: SignedCall,
  kept: WeakMap<MockState, Map<string, PromptTexts>>,
): Promise<{ readonly list: readonly PromptCheck[] }> {
  const { texts, except } = readBody(call.request.body, promptCheckRequest);
  const { id } = projectOfCall(call);
  const ofSession = kept.get(call.state) ?? new Map<string, PromptTexts>();
  const known = ofSession.get(id) ?? new PromptTexts();
  kept.set(call.state, ofSession.set(id, known));
  return { list: await checkPrompts(texts, except, definitionOfCall(call), known) };
}

function addPrompts(call: SignedCall): PromptsAdded {
  const { prompts } = readBody(call.request.body, promptAddRequest);
  const refused: Refused[] = [];
  const added = editProject(call, (editor) => {
    const ids = prompts.flatMap((prompt, index) => {
      const reason = prompt.text === '' ? 'empty' : prompt.text.length > LONGEST_PROMPT ? 'too_long' : 'duplicate';
      const id = reason === 'duplicate' ? editor.add(prompt) : null;
      if (id === null) refused.push({ line: index + 1, text: prompt.text.slice(0, LONGEST_PROMPT), reason });
      return id ?? [];
    });
    requireRoom(editor);
    return new Set(ids);
  });
  const project = definitionOfCall(call);
  const heads = project.prompts.flatMap(({ id }, index) => (added.has(id) ? [promptHead(project, index)] : []));
  return { added: heads, refused };
}

function updatePrompts(call: SignedCall): { readonly changed: number } {
  const { ids, changes } = readBody(call.request.body, promptUpdateRequest);
  const { text } = changes;
  if (text !== undefined && new Set(ids).size > 1) {
    throw badInput('changes.text', {
      zh: '一次只能修改一个提示词的文字',
      en: 'can be changed for one prompt at a time',
    });
  }
  return changeEach(call, (editor, id) => {
    const other = text === undefined ? undefined : editor.idOfText(text);
    if (other !== undefined && other !== id) {
      throw badInput('changes.text', { zh: '已有相同的提示词', en: 'is the text of another prompt' });
    }
    if (editor.isDeleted(id)) throw unknownId(id);
    const changed = editor.change(id, changes);
    if ((editor.tagsOf(id) ?? []).length > MOST_TAGS) {
      throw badInput('changes.add_tags', {
        zh: `每个提示词最多 ${String(MOST_TAGS)} 个标签`,
        en: `a prompt has at most ${String(MOST_TAGS)} tags`,
      });
    }
    return changed;
  });
}

function restorePrompt(editor: ProjectEditor, id: string): boolean {
  const taken = editor.takenTextOf(id);
  if (taken === null) return editor.restore(id);
  const text = taken.slice(0, 100);
  throw badInput('ids', {
    zh: `已有提示词“${text}”，请先修改或删除它`,
    en: `another prompt reads “${text}” now; change or delete that one first`,
  });
}

/** Changes prompts one by one, or none when one of the ids is unknown. @param change true when it changed something. */
function changeEach(
  call: SignedCall,
  change: (editor: ProjectEditor, id: string) => boolean,
): { readonly changed: number } {
  const ids = new Set(readBody(call.request.body, promptIdsRequest).ids);
  return editProject(call, (editor) => {
    let changed = 0;
    for (const id of ids) {
      if (!editor.isKnown(id)) throw unknownId(id);
      if (change(editor, id)) changed += 1;
    }
    requireRoom(editor);
    return { changed };
  });
}

function unknownId(id: string): Error {
  const short = id.slice(0, 100);
  return badInput('ids', { zh: `没有提示词 ${short}`, en: `there is no prompt ${short}` });
}

function requireRoom({ size }: ProjectEditor): void {
  const { prompts, topics } = MOST_IN_PROJECT;
  if (size.prompts > prompts) {
    const most = String(prompts);
    throw badInput('prompts', { zh: `一个项目最多 ${most} 个提示词`, en: `a project holds at most ${most} prompts` });
  }
  if (size.topics > topics) {
    const most = String(topics);
    throw badInput('topic', { zh: `一个项目最多 ${most} 个主题`, en: `a project holds at most ${most} topics` });
  }
}
