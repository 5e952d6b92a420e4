import type { CallOptions, Http } from './http.ts';
import {
  managedPromptListSchema,
  promptChecksSchema,
  promptsAddedSchema,
  promptsChangedSchema,
} from './managedPromptSchemas.ts';
import type { LanguageNames } from './namedRefSchemas.ts';
import type { PageQuery } from './pageQuery.ts';
import { topicTagNamesSchema } from './topicTagNamesSchemas.ts';

export interface ManagedPromptQuery extends PageQuery {
  readonly sort?: 'text' | 'topic' | 'answers' | 'last_asked_at';
  readonly order?: 'asc' | 'desc';
  readonly q?: string;
  readonly topic_id?: string;
  readonly tag?: string;
  readonly branded?: 'branded' | 'unbranded';
  readonly state?: 'active' | 'paused';
  /** IANA zone of the reader: an answer with only a day is told for that day there. */
  readonly time_zone?: string;
}

/** A prompt as typed. `topic` is a topic's name: an unknown one creates a topic. */
export interface PromptDraft {
  readonly text: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Keywords it was made for. */
  readonly keyword_ids?: readonly string[];
}

/** A partial update: omitted fields stay unchanged. */
export interface PromptChanges {
  readonly text?: string;
  readonly topic?: string;
  /** Replaces the tags. */
  readonly tags?: readonly string[];
  /** Adds and removes tags, for prompts that differ in their tags. A prompt has at most 10. */
  readonly add_tags?: readonly string[];
  readonly remove_tags?: readonly string[];
  readonly paused?: boolean;
}

/** Edited names of topics and tags; an omitted language uses the recorded name. */
export interface TopicTagNamesDraft {
  readonly topics: readonly { readonly id: string; readonly name: string; readonly names: LanguageNames }[];
  readonly tags: readonly { readonly tag: string; readonly names: LanguageNames }[];
}

/** The part of them that is saved. */
interface TopicTagNamesChange extends TopicTagNamesDraft {
  /** Ids of topics without prompts to delete. */
  readonly remove?: readonly string[];
}

/**
 * Prompt management (/prompt). Recorded answers stay with their prompt; those of a deleted prompt leave the figures until it is restored.
 */
export function createPromptApi(http: Http) {
  return {
    list: (query: ManagedPromptQuery, call?: CallOptions) =>
      http.get('/api/front/prompt/index', managedPromptListSchema, { ...query }, call),
    /** Prompts similar to texts, before they are added. `except` excludes the prompt being edited. At most 500 texts. */
    check: (texts: readonly string[], except: string | null, signal?: AbortSignal) =>
      http.post(
        '/api/front/prompt/check',
        promptChecksSchema,
        { texts, ...(except === null ? {} : { except }) },
        { signal },
      ),
    /** At most 5,000 at once. @throws ApiError validation naming the field */
    add: (prompts: readonly PromptDraft[]) =>
      http.post('/api/front/prompt/add', promptsAddedSchema, { prompts }, { idempotent: true }),
    update: (ids: readonly string[], changes: PromptChanges) =>
      http.post('/api/front/prompt/update', promptsChangedSchema, { ids, changes }, { idempotent: true }),
    remove: (ids: readonly string[]) =>
      http.post('/api/front/prompt/delete', promptsChangedSchema, { ids }, { idempotent: true }),
    /** Undoes `remove`. */
    restore: (ids: readonly string[]) =>
      http.post('/api/front/prompt/restore', promptsChangedSchema, { ids }, { idempotent: true }),
    /** The topics and tags of the project with all their names. */
    names: (call?: CallOptions) => http.get('/api/front/prompt/names', topicTagNamesSchema, {}, call),
    /**
     * Renames topics and tags, and deletes topics without prompts; omitted ones stay unchanged.
     * @param base the names that were edited
     * @throws ApiError validation naming the field; conflict where somebody else renamed one of them meanwhile
     */
    saveNames: (names: TopicTagNamesChange, base: TopicTagNamesDraft) =>
      http.post('/api/front/prompt/names/save', topicTagNamesSchema, { ...names, base }, { idempotent: true }),
  };
}

export type PromptApi = ReturnType<typeof createPromptApi>;
