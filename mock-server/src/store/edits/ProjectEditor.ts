import { memoize } from '#client/lib/memoize.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { foldText } from '#client/lib/rows/foldText.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import { tagFinder } from '../../analysis/naming/tagNames.ts';
import { detachString } from '../../analysis/text/detachString.ts';
import type { OwnPersona, ProjectDefinition, Prompt, Topic } from '../../analysis/ProjectDefinition.ts';
import { stableId } from '../ids/stableId.ts';
import { tagNamesAfter, topicsAfter } from './namesAfter.ts';
import { originalPrompts } from './originalPrompts.ts';
import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits, PromptEdit } from './ProjectEdits.ts';

/** A prompt as typed; `topic` is a topic's name, empty for none. */
export interface TypedPrompt {
  readonly text: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Keywords it was made for; none unless said. */
  readonly keyword_ids?: readonly string[];
}

export type PromptChange = Partial<
  TypedPrompt & {
    readonly paused: boolean;
    readonly add_tags: readonly string[];
    readonly remove_tags: readonly string[];
    /** Null: as the rules suggest. */
    readonly persona: string | null;
    readonly stage: Stage | null;
  }
>;

/** The key of a prompt's text. Of thousands of prompts it takes its time: kept, so that it can be made ready a few at a time. */
export const keyOfPrompt = memoize((prompt: { readonly text: string }) => ({ key: promptKey(prompt.text) }));

/** Makes the edits that follow from what people do to a project's prompts; `edits` is the new value, the old one stays as it is. */
export class ProjectEditor {
  readonly #begun: ProjectEdits;
  readonly #added: Prompt[];
  readonly #changed: Map<string, PromptEdit>;
  readonly #deleted: Set<string>;
  readonly #topics: Topic[];
  readonly #topicIds: Map<string, string>;
  readonly #takenTopicIds: Set<string>;
  /** Recorded and added, deleted ones too, as they were before any change. */
  readonly #originals: Map<string, Prompt>;
  /** The prompt that has a text, of those that are not deleted. */
  readonly #idOfText = new Map<string, string>();
  /** The deleted prompt of a text; of several, the one that had it from the beginning: an import finds that one. */
  readonly #deletedOfText = new Map<string, string>();
  /** Tags as they are recorded, of tags as somebody who reads them in their own language types them. */
  readonly #meant: (tags: readonly string[]) => readonly string[];
  #topicCount: number;
  #personas: readonly OwnPersona[];
  #isTouched = false;

  constructor(recorded: ProjectDefinition, edits: ProjectEdits) {
    this.#begun = edits;
    this.#added = [...edits.added];
    this.#changed = new Map(edits.changed);
    this.#deleted = new Set(edits.deleted);
    this.#topics = [...edits.topics];
    this.#personas = edits.personas;
    const topics = topicsAfter([...edits.topics, ...recorded.topics], edits.topicNames);
    // What readers of a language call a topic first, then the names themselves, recorded ones last: the later wins.
    this.#topicIds = new Map([
      ...topics.flatMap(({ id, names }) =>
        names ? Object.values(names).map((name) => [foldText(name), id] as const) : [],
      ),
      ...topics.map(({ id, name }) => [foldText(name), id] as const),
    ]);
    this.#takenTopicIds = new Set(topics.map(({ id }) => id));
    this.#topicCount = topics.length;
    const tagOf = tagFinder({ ...recorded, ...tagNamesAfter(recorded, edits.tagNames) });
    this.#meant = (tags) => tags.map(tagOf);
    this.#originals = new Map(originalPrompts(recorded.prompts, edits.added).map((prompt) => [prompt.id, prompt]));
    for (const prompt of this.#originals.values()) {
      if (this.#deleted.has(prompt.id)) this.#keepDeleted(prompt);
      else this.#keep(this.#edited(prompt));
    }
  }

  /** Of all prompts and topics, deleted ones included. */
  get size(): { readonly prompts: number; readonly topics: number } {
    return { prompts: this.#originals.size, topics: this.#topicCount };
  }

  isKnown(id: string): boolean {
    return this.#originals.has(id);
  }

  isDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  /** The id of the prompt that has this text, but for case, width, spaces and marks at the end. */
  idOfText(text: string): string | undefined {
    return this.#idOfText.get(promptKey(text));
  }

  /**
   * The id of the new prompt; null when there is one of that text. A deleted one of exactly that text comes back with its answers,
   * as an import would find it: what is not typed stays as it was.
   */
  add(typed: TypedPrompt): string | null {
    const { text, topic, keyword_ids: keywordIds = [] } = typed;
    const tags = this.#meant(typed.tags);
    const { key } = keyOfPrompt(typed);
    if (this.#idOfText.has(key)) return null;
    const deleted = this.#deletedOfText.get(text);
    if (deleted !== undefined && this.restore(deleted)) {
      const { keyword_ids: kept = [] } = this.promptOf(deleted) ?? {};
      this.change(deleted, {
        paused: false,
        keyword_ids: [...new Set([...kept, ...keywordIds])],
        ...(topic !== '' && { topic }),
        ...(tags.length > 0 && { tags }),
      });
      return deleted;
    }
    const id = this.#freeId(text);
    const prompt: Prompt = {
      id,
      text: detachString(text),
      topic_id: this.#topicIdOf(topic),
      tags: [...new Set(tags)],
      keyword_ids: [...new Set(keywordIds)],
    };
    this.#isTouched = true;
    this.#added.push(prompt);
    this.#originals.set(id, prompt);
    this.#idOfText.set(key, id);
    return id;
  }

  /** True when that changed something. */
  change(id: string, { topic, tags, add_tags: gained = [], remove_tags: lost = [], ...others }: PromptChange): boolean {
    const original = this.#originals.get(id);
    if (!original || this.#deleted.has(id)) return false;
    const before = this.#edited(original);
    const after: Prompt = {
      ...before,
      ...others,
      tags: tagsAfter(tags ? this.#meant(tags) : before.tags, this.#meant(gained), this.#meant(lost)),
      ...(topic !== undefined && { topic_id: this.#topicIdOf(topic) }),
    };
    const edit = differenceOf(original, after);
    if (edit) this.#changed.set(id, edit);
    else this.#changed.delete(id);
    if (this.#idOfText.get(promptKey(before.text)) === id) this.#idOfText.delete(promptKey(before.text));
    this.#keep(after);
    const isChanged = differenceOf(before, after) !== null;
    this.#isTouched ||= isChanged;
    return isChanged;
  }

  /** As it is now; undefined where there is none, or it is deleted. */
  tagsOf(id: string): readonly string[] | undefined {
    return this.promptOf(id)?.tags;
  }

  /** As it is now; undefined where there is none, or it is deleted. */
  promptOf(id: string): Prompt | undefined {
    const original = this.#deleted.has(id) ? undefined : this.#originals.get(id);
    return original && this.#edited(original);
  }

  get personas(): readonly OwnPersona[] {
    return this.#personas;
  }

  /** All of them anew. Prompts that were given one that is gone are seen as the rules suggest, until it is back. */
  setPersonas(personas: readonly OwnPersona[]): void {
    if (JSON.stringify(personas) === JSON.stringify(this.#personas)) return;
    this.#isTouched = true;
    this.#personas = personas;
  }

  /** True when it was there. */
  remove(id: string): boolean {
    const original = this.#originals.get(id);
    if (!original || this.#deleted.has(id)) return false;
    this.#isTouched = true;
    this.#deleted.add(id);
    this.#keepDeleted(original);
    const key = promptKey(this.#edited(original).text);
    if (this.#idOfText.get(key) === id) this.#idOfText.delete(key);
    return true;
  }

  /** The text of a deleted prompt when another one has it now: the deleted one cannot come back beside it. */
  takenTextOf(id: string): string | null {
    const original = this.#deleted.has(id) ? this.#originals.get(id) : undefined;
    const text = original && this.#edited(original).text;
    return text !== undefined && this.idOfText(text) !== undefined ? text : null;
  }

  /** True when it was deleted, and no other prompt has its text. */
  restore(id: string): boolean {
    const original = this.#originals.get(id);
    if (!original || this.takenTextOf(id) !== null || !this.#deleted.delete(id)) return false;
    this.#isTouched = true;
    const now = this.#edited(original);
    if (this.#deletedOfText.get(now.text) === id) this.#deletedOfText.delete(now.text);
    this.#keep(now);
    return true;
  }

  /** The same value as at the beginning when nothing was changed, so that nothing is made anew for it. */
  get edits(): ProjectEdits {
    if (!this.#isTouched) return this.#begun;
    const used = new Set([...this.#originals.values()].map((prompt) => this.#edited(prompt).topic_id));
    return tidyEdits({
      ...this.#begun,
      topics: this.#topics.filter(({ id }) => used.has(id)),
      added: this.#added,
      changed: this.#changed,
      deleted: this.#deleted,
      personas: this.#personas,
    });
  }

  #edited(prompt: Prompt): Prompt {
    const edit = this.#changed.get(prompt.id);
    return edit ? { ...prompt, ...edit } : prompt;
  }

  #keep(prompt: Prompt): void {
    const { key } = keyOfPrompt(prompt);
    if (!this.#idOfText.has(key)) this.#idOfText.set(key, prompt.id);
  }

  #topicIdOf(name: string): string | null {
    if (name === '') return null;
    const key = foldText(name);
    const known = this.#topicIds.get(key);
    if (known !== undefined) return known;
    const topic = { id: this.#freeTopicId(name), name: detachString(name) };
    this.#topics.push(topic);
    this.#takenTopicIds.add(topic.id);
    this.#topicCount += 1;
    this.#topicIds.set(key, topic.id);
    return topic.id;
  }

  #keepDeleted(prompt: Prompt): void {
    const { id, text } = this.#edited(prompt);
    const had = this.#originals.get(this.#deletedOfText.get(text) ?? '');
    if (had?.text !== text) this.#deletedOfText.set(text, id);
  }

  /**
   * The id an import would give, so that a topic imported later under this name is this one; another one where a topic has it that
   * was called so before.
   */
  #freeTopicId(name: string): string {
    return freeId('topic', name.toLowerCase(), (id) => this.#takenTopicIds.has(id));
  }

  /** The id an import would give, so that answers imported later find the prompt; another one where that is taken. */
  #freeId(text: string): string {
    return freeId('prompt', text, (id) => this.#originals.has(id));
  }
}

/** The stable id of a name, or where that is taken the one of its next copy. */
function freeId(kind: 'prompt' | 'topic', name: string, isTaken: (id: string) => boolean): string {
  let id = stableId(kind, name);
  for (let copy = 2; isTaken(id); copy += 1) id = stableId(kind, `${name}\n${String(copy)}`);
  return id;
}

function tagsAfter(tags: readonly string[], gained: readonly string[], lost: readonly string[]): string[] {
  return [...new Set([...tags, ...gained])].filter((tag) => !lost.includes(tag));
}

/** What of a prompt was changed; null when nothing was. */
function differenceOf(before: Prompt, after: Prompt): PromptEdit | null {
  const edit: PromptEdit = {
    ...(after.text !== before.text && { text: after.text }),
    ...(after.topic_id !== before.topic_id && { topic_id: after.topic_id }),
    ...(after.tags.join('\n') !== before.tags.join('\n') && { tags: after.tags }),
    ...((after.paused ?? false) !== (before.paused ?? false) && { paused: after.paused ?? false }),
    ...((after.persona ?? null) !== (before.persona ?? null) && { persona: after.persona ?? null }),
    ...((after.stage ?? null) !== (before.stage ?? null) && { stage: after.stage ?? null }),
    ...(after.keyword_ids.join('\n') !== before.keyword_ids.join('\n') && { keyword_ids: after.keyword_ids }),
  };
  return Object.keys(edit).length > 0 ? edit : null;
}
