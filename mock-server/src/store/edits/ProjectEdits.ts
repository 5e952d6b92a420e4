import type { GivenSourceType } from '#server/analysis/citations/SourceUrl.ts';
import type { Names } from '#server/analysis/naming/names.ts';
import type { BrandDefinition, Keyword, OwnPersona, Prompt, Topic } from '#server/analysis/ProjectDefinition.ts';

/** The editable fields of a prompt; absent fields stay as recorded. */
export type PromptEdit = Partial<
  Pick<Prompt, 'text' | 'topic_id' | 'tags' | 'paused' | 'persona' | 'stage' | 'keyword_ids'>
>;

/** Names of a topic. */
type TopicNames = Pick<Topic, 'name' | 'names'>;

/** The edits of a project's definition since it was recorded. Immutable. */
export interface ProjectEdits {
  /** Null: the recorded brands. */
  readonly brands: readonly BrandDefinition[] | null;
  /** Created topics. A topic counts only while it has a prompt, so that a typo leaves no empty topic. */
  readonly topics: readonly Topic[];
  /** Prompts as they were added; `changed` holds later changes, as for any prompt. */
  readonly added: readonly Prompt[];
  readonly changed: ReadonlyMap<string, PromptEdit>;
  /** Ids of deleted prompts, recorded or added; their texts and answers are kept for a restore. */
  readonly deleted: ReadonlySet<string>;
  /** Custom personas. */
  readonly personas: readonly OwnPersona[];
  /** Created and changed keywords by id; null: a recorded or suggested one that was removed. */
  readonly keywords: ReadonlyMap<string, Keyword | null>;
  /** Types that people set for sources, by registrable domain or host. */
  readonly sourceTypes: ReadonlyMap<string, GivenSourceType>;
  /** New names of topics by id. */
  readonly topicNames: ReadonlyMap<string, TopicNames>;
  /** Removed recorded topics: a topic is listed again while it has a prompt. */
  readonly hiddenTopics: ReadonlySet<string>;
  /** Display names of tags by recorded tag; they replace the recorded display names. */
  readonly tagNames: ReadonlyMap<string, Names>;
}

/** No edits. Compared by identity, so that all sessions without edits share one table. */
export const NO_EDITS: ProjectEdits = {
  brands: null,
  topics: [],
  added: [],
  changed: new Map(),
  deleted: new Set(),
  personas: [],
  keywords: new Map(),
  sourceTypes: new Map(),
  topicNames: new Map(),
  hiddenTopics: new Set(),
  tagNames: new Map(),
};

/** Replaces an empty value by `NO_EDITS`, for example after a deleted prompt was restored. */
export function tidyEdits(edits: ProjectEdits): ProjectEdits {
  const { brands, topics, added, personas, changed, deleted, keywords, sourceTypes } = edits;
  const { topicNames, hiddenTopics, tagNames } = edits;
  const byId = [changed, deleted, keywords, sourceTypes, topicNames, hiddenTopics, tagNames];
  const isNone =
    brands === null &&
    [topics, added, personas].every(({ length }) => length === 0) &&
    byId.every(({ size }) => size === 0);
  return isNone ? NO_EDITS : edits;
}
