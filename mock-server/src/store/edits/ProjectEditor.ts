import type { Stage } from '#client/api/stageSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { tagFinder } from '#server/analysis/naming/tagNames.ts';
import type { OwnPersona, ProjectDefinition, Prompt } from '#server/analysis/ProjectDefinition.ts';
import { detachString } from '#server/analysis/text/detachString.ts';
import { freeId } from '../ids/freeId.ts';
import { differenceOf, editedPrompt } from './editedPrompt.ts';
import { EditedTopics } from './EditedTopics.ts';
import { tagNamesAfter } from './namesAfter.ts';
import { originalPrompts } from './originalPrompts.ts';
import { tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits, PromptEdit } from './ProjectEdits.ts';

/** A typed prompt; `topic` is the name of a topic, empty for none. */
export interface TypedPrompt {
  readonly text: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Keywords the prompt was created for; default: none. */
  readonly keyword_ids?: readonly string[];
}

export type PromptChange = Partial<
  TypedPrompt & {
    readonly paused: boolean;
    readonly add_tags: readonly string[];
    readonly remove_tags: readonly string[];
    /** Null: the rules' suggestion. */
    readonly persona: string | null;
    readonly stage: Stage | null;
  }
>;

/** The key of the text of a prompt or an edit. Slow for thousands of prompts: memoized, so that it can be computed in slices. */
export const keyOfPrompt = memoize((prompt: { readonly text: string }) => ({ key: promptKey(prompt.text) }));

/** Builds the edits of a project's prompts; `edits` is the new value, the old one stays unchanged. */
export class ProjectEditor {
  readonly #begun: ProjectEdits;
  readonly #added: Prompt[];
  readonly #changed: Map<string, PromptEdit>;
  readonly #deleted: Set<string>;
  readonly #topics: EditedTopics;
  /** Recorded and added prompts before any change, with the deleted ones. */
  readonly #originals: Map<string, Prompt>;
  /** Existing prompts by text key. */
  readonly #idOfText = new Map<string, string>();
  /** Deleted prompts by text key; of several, the one with the original text, which an import finds. */
  readonly #deletedOfText = new Map<string, string>();
  /** Maps tags typed in a reader's language to the recorded tags. */
  readonly #meant: (tags: readonly string[]) => readonly string[];
  #personas: readonly OwnPersona[];
  #isTouched = false;

  constructor(recorded: ProjectDefinition, edits: ProjectEdits) {
    this.#begun = edits;
    this.#added = [...edits.added];
    this.#changed = new Map(edits.changed);
    this.#deleted = new Set(edits.deleted);
    this.#personas = edits.personas;
    this.#topics = new EditedTopics(recorded.topics, edits);
    const tagOf = tagFinder({ ...recorded, ...tagNamesAfter(recorded, edits.tagNames) });
    this.#meant = (tags) => tags.map(tagOf);
    this.#originals = new Map(originalPrompts(recorded.prompts, edits.added).map((prompt) => [prompt.id, prompt]));
    for (const prompt of this.#originals.values()) {
      if (this.#deleted.has(prompt.id)) this.#keepDeleted(prompt);
      else this.#keep(prompt);
    }
  }

  /** Number of all prompts and topics, with the deleted ones. */
  get size(): { readonly prompts: number; readonly topics: number } {
    return { prompts: this.#originals.size, topics: this.#topics.count };
  }

  isKnown(id: string): boolean {
    return this.#originals.has(id);
  }

  isDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  /** The id of the prompt with this text, ignoring case, width, spaces and final punctuation. */
  idOfText(text: string): string | undefined {
    return this.#idOfText.get(promptKey(text));
  }

  /**
   * Adds a prompt. @returns its id; null when the text exists. A deleted prompt of exactly that text is restored with its answers, as
   * an import would do; fields that are not given stay.
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
      topic_id: this.#topics.idOf(topic),
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
      ...(topic !== undefined && { topic_id: this.#topics.idOf(topic) }),
    };
    const isReworded = after.text !== before.text;
    if (isReworded) this.#dropText(original);
    const edit = differenceOf(original, after);
    if (edit) this.#changed.set(id, edit);
    else this.#changed.delete(id);
    if (isReworded) this.#keep(original);
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

  /** Replaces all personas. Prompts of a removed persona fall back to the rules until it is back. */
  setPersonas(personas: readonly OwnPersona[]): void {
    if (JSON.stringify(personas) === JSON.stringify(this.#personas)) return;
    this.#isTouched = true;
    this.#personas = personas;
  }

  /** @returns whether it existed */
  remove(id: string): boolean {
    const original = this.#originals.get(id);
    if (!original || this.#deleted.has(id)) return false;
    this.#isTouched = true;
    this.#deleted.add(id);
    this.#keepDeleted(original);
    this.#dropText(original);
    return true;
  }

  /** The text of a deleted prompt if another prompt has it now, which prevents its restoration. */
  takenTextOf(id: string): string | null {
    const original = this.#deleted.has(id) ? this.#originals.get(id) : undefined;
    return original && this.#idOfText.has(this.#keyOf(original)) ? this.#edited(original).text : null;
  }

  /** @returns whether it was deleted and no other prompt has its text */
  restore(id: string): boolean {
    const original = this.#originals.get(id);
    if (!original || this.takenTextOf(id) !== null || !this.#deleted.delete(id)) return false;
    this.#isTouched = true;
    const { text } = this.#edited(original);
    if (this.#deletedOfText.get(text) === id) this.#deletedOfText.delete(text);
    this.#keep(original);
    return true;
  }

  /** The identical initial value when nothing changed, so that caches keyed by it stay valid. */
  get edits(): ProjectEdits {
    if (!this.#isTouched) return this.#begun;
    const used = new Set([...this.#originals.values()].map((prompt) => this.#edited(prompt).topic_id));
    return tidyEdits({
      ...this.#begun,
      topics: this.#topics.created.filter(({ id }) => used.has(id)),
      added: this.#added,
      changed: this.#changed,
      deleted: this.#deleted,
      personas: this.#personas,
    });
  }

  #edited(prompt: Prompt): Prompt {
    return editedPrompt(prompt, this.#changed.get(prompt.id));
  }

  /** The key of its text as it is now. */
  #keyOf(original: Prompt): string {
    const edit = this.#changed.get(original.id);
    return keyOfPrompt(hasText(edit) ? edit : original).key;
  }

  #keep(original: Prompt): void {
    const key = this.#keyOf(original);
    if (!this.#idOfText.has(key)) this.#idOfText.set(key, original.id);
  }

  #dropText(original: Prompt): void {
    const key = this.#keyOf(original);
    if (this.#idOfText.get(key) === original.id) this.#idOfText.delete(key);
  }

  #keepDeleted(prompt: Prompt): void {
    const { id, text } = this.#edited(prompt);
    const had = this.#originals.get(this.#deletedOfText.get(text) ?? '');
    if (had?.text !== text) this.#deletedOfText.set(text, id);
  }

  /** The id an import would give, so that answers imported later find the prompt; another id when it is taken. */
  #freeId(text: string): string {
    return freeId('prompt', text, (id) => this.#originals.has(id));
  }
}

function hasText(edit: PromptEdit | undefined): edit is PromptEdit & { readonly text: string } {
  return edit?.text !== undefined;
}

function tagsAfter(tags: readonly string[], gained: readonly string[], lost: readonly string[]): string[] {
  return [...new Set([...tags, ...gained])].filter((tag) => !lost.includes(tag));
}
