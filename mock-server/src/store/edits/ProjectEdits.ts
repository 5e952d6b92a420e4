import type { BrandDefinition, Keyword, OwnPersona, Prompt, Topic } from '../../analysis/ProjectDefinition.ts';
import type { GivenSourceType } from '../../analysis/citations/SourceUrl.ts';
import type { Names } from '../../analysis/naming/names.ts';

/** What of a prompt people can change; what is absent stays as recorded. */
export type PromptEdit = Partial<
  Pick<Prompt, 'text' | 'topic_id' | 'tags' | 'paused' | 'persona' | 'stage' | 'keyword_ids'>
>;

/** What people call a topic. */
type TopicNames = Pick<Topic, 'name' | 'names'>;

/** What people changed of a project's definition since it was recorded. Immutable: a further change makes a new value. */
export interface ProjectEdits {
  /** Null: the brands as recorded. */
  readonly brands: readonly BrandDefinition[] | null;
  /** Topics people named. One counts only while a prompt is in it, so that a slip of the pen leaves no empty topic. */
  readonly topics: readonly Topic[];
  /** As they were added; later changes of them stand in `changed` like those of any prompt. */
  readonly added: readonly Prompt[];
  readonly changed: ReadonlyMap<string, PromptEdit>;
  /** Ids of prompts taken out, recorded or added; their texts and answers are kept for when they are restored. */
  readonly deleted: ReadonlySet<string>;
  /** Kinds of askers that people named. */
  readonly personas: readonly OwnPersona[];
  /** Keywords by id as people made or changed them; null for one taken out, recorded or suggested. */
  readonly keywords: ReadonlyMap<string, Keyword | null>;
  /** What people say sources are, by registrable domain or host. */
  readonly sourceTypes: ReadonlyMap<string, GivenSourceType>;
  /** Names of topics by id, in place of those they were recorded or made with. */
  readonly topicNames: ReadonlyMap<string, TopicNames>;
  /** Recorded topics that people took out of the lists: they are in them again while a prompt is in one. */
  readonly hiddenTopics: ReadonlySet<string>;
  /** What readers call tags, by the tag as it is recorded, in place of what was recorded of that. */
  readonly tagNames: ReadonlyMap<string, Names>;
}

/** The project as recorded. Compared by identity, so that everybody without edits shares one table. */
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

/** `NO_EDITS` for a value that says the same, as after a deleted prompt was restored. */
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
