import type { ManagedPromptList, PromptCheck, PromptsAdded } from '#client/api/managedPromptSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import { promptHead } from '#server/analysis/reports/prompts/promptHead.ts';
import { isBrandedPrompt } from '#server/analysis/text/brandedPrompts.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { keyOfPrompt } from '#server/store/edits/ProjectEditor.ts';
import type { ProjectEditor, PromptChange, TypedPrompt } from '#server/store/edits/ProjectEditor.ts';
import { MOST_IN_PROJECT, MOST_TAGS, LONGEST_PROMPT } from '#server/store/edits/promptLimits.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { requireKnown } from '../answers/readFilters.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { giveWay, NEVER } from '../Stop.ts';
import type { Stop } from '../Stop.ts';
import { checkPrompts } from './checkPrompts.ts';
import { editProject } from './editProject.ts';
import { promptListing } from './promptListing.ts';
import type { PromptListRequest } from './promptListing.ts';
import { PromptTexts } from './PromptTexts.ts';

/** Similarity indexes of a session's projects. */
const textsOf = memoize((_state: MockState) => new Map<string, PromptTexts>());

type Refused = PromptsAdded['refused'][number];

/** A page of the prompt list. @throws MockError (422) for an unknown topic */
export async function listPrompts(project: ProjectSession, request: PromptListRequest): Promise<ManagedPromptList> {
  const { topic_id: topic } = request;
  if (topic !== undefined) requireKnown([topic], project.definition.topics, 'topic_id');
  const table = await project.table();
  await inSlices(table.project.prompts, (prompt) => isBrandedPrompt(table.project, prompt), project.signal);
  return promptListing(table, request);
}

/** Checks typed texts: which are branded, and which prompts they nearly repeat. */
export async function checkTexts(
  project: ProjectSession,
  body: { readonly texts: readonly string[]; readonly except?: string | undefined },
): Promise<{ readonly list: readonly PromptCheck[] }> {
  const { texts, except } = body;
  const ofSession = textsOf(project.state);
  const known = ofSession.get(project.id) ?? new PromptTexts();
  ofSession.set(project.id, known);
  return { list: await checkPrompts(texts, except, project.definition, known) };
}

/** Prompts per slice (some 10 ms) before the event loop continues. */
const SLICE = 500;

/** Computes what a later step needs of each prompt; it is memoized. */
async function inSlices<T>(prompts: readonly T[], compute: (prompt: T) => unknown, stop: Stop): Promise<void> {
  for (const [index, prompt] of prompts.entries()) {
    compute(prompt);
    if (index % SLICE === SLICE - 1) await giveWay(stop);
  }
}

/** Computes the text keys that changes need. A change that was asked for is made, also when its reader has left. */
function prepareKeys(project: ProjectSession, typed: readonly TypedPrompt[] = []): Promise<void> {
  const all = [...project.recorded.prompts, ...project.edits.added, ...typed];
  return inSlices(all, (prompt) => prompt.text.length <= LONGEST_PROMPT && keyOfPrompt(prompt), NEVER);
}

/** Adds prompts line by line; an invalid line is refused with its reason and does not stop the others. */
export async function addPrompts(
  project: ProjectSession,
  body: { readonly prompts: readonly TypedPrompt[] },
): Promise<PromptsAdded> {
  const { prompts } = body;
  await prepareKeys(project, prompts);
  const refused: Refused[] = [];
  const added = editProject(project, (editor) => {
    const ids = prompts.flatMap((prompt, index) => {
      const reason = prompt.text === '' ? 'empty' : prompt.text.length > LONGEST_PROMPT ? 'too_long' : 'duplicate';
      const id = reason === 'duplicate' ? editor.add(prompt) : null;
      if (id === null) refused.push({ line: index + 1, text: prompt.text.slice(0, LONGEST_PROMPT), reason });
      return id ?? [];
    });
    requireRoom(editor);
    return new Set(ids);
  });
  await giveWay(NEVER);
  const { definition } = project;
  const heads: PromptsAdded['added'] = [];
  for (const [index, { id }] of definition.prompts.entries()) {
    if (index % SLICE === 0) await giveWay(NEVER);
    if (added.has(id)) heads.push(promptHead(definition, index));
  }
  return { added: heads, refused };
}

/** Changes prompts, all of them or none. @throws MockError (422) naming the field */
export async function updatePrompts(
  project: ProjectSession,
  body: { readonly ids: readonly string[]; readonly changes: PromptChange },
): Promise<{ readonly changed: number }> {
  const { ids, changes } = body;
  const { text } = changes;
  if (text !== undefined && new Set(ids).size > 1) {
    throw badInput('changes.text', {
      zh: '一次只能修改一个提示词的文字',
      en: 'can only be changed for one prompt at a time',
    });
  }
  return changeEach(project, ids, (editor, id) => {
    const other = text === undefined ? undefined : editor.idOfText(text);
    if (other !== undefined && other !== id) {
      throw badInput('changes.text', { zh: '已有相同的提示词', en: 'is the text of another prompt' });
    }
    if (editor.isDeleted(id)) throw unknownId(id);
    const changed = editor.change(id, changes);
    if ((editor.tagsOf(id) ?? []).length > MOST_TAGS) {
      throw badInput('changes.add_tags', {
        zh: `每个提示词最多 ${String(MOST_TAGS)} 个标签`,
        en: `a prompt can have at most ${String(MOST_TAGS)} tags`,
      });
    }
    return changed;
  });
}

/** Restores a deleted prompt. @throws MockError (422) when another prompt has its text */
export function restorePrompt(editor: ProjectEditor, id: string): boolean {
  const taken = editor.takenTextOf(id);
  if (taken === null) return editor.restore(id);
  const text = taken.slice(0, 100);
  throw badInput('ids', {
    zh: `已有提示词“${text}”，请先修改或删除它`,
    en: `another prompt now has the text “${text}”; change or delete that one first`,
  });
}

/** Changes prompts, or none when an id is unknown. @param change returns whether it changed something. */
export async function changeEach(
  project: ProjectSession,
  ids: readonly string[],
  change: (editor: ProjectEditor, id: string) => boolean,
): Promise<{ readonly changed: number }> {
  await prepareKeys(project);
  return editProject(project, (editor) => {
    let changed = 0;
    for (const id of new Set(ids)) {
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
    throw badInput('prompts', {
      zh: `一个项目最多 ${most} 个提示词`,
      en: `a project can have at most ${most} prompts`,
    });
  }
  if (size.topics > topics) {
    const most = String(topics);
    throw badInput('topic', { zh: `一个项目最多 ${most} 个主题`, en: `a project can have at most ${most} topics` });
  }
}
