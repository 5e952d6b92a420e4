import type { TopicTagNames } from '#client/api/topicTagNamesSchemas.ts';
import { compareCodes, compareTexts } from '#client/lib/compareTexts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { NAME_LANGUAGES as LANGUAGES } from '#server/analysis/naming/names.ts';
import type { Names } from '#server/analysis/naming/names.ts';
import type { ProjectDefinition, Topic } from '#server/analysis/ProjectDefinition.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { topicsAfter } from '#server/store/edits/namesAfter.ts';
import { tidyEdits } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { realNames } from '../realNames.ts';
import type { TypedNames } from '../realNames.ts';
import { requireBase } from '../requireBase.ts';

interface NamedTopic {
  readonly id: string;
  readonly name: string;
}
interface NamedTag {
  readonly tag: string;
}

interface TypedTopicTagNames {
  readonly topics: readonly (NamedTopic & { readonly names: TypedNames })[];
  readonly tags: readonly (NamedTag & { readonly names: TypedNames })[];
  /** Ids of topics to remove. */
  readonly remove: readonly string[];
  /** The names that the edit started from. */
  readonly base?: {
    readonly topics: readonly (NamedTopic & { readonly names: Names })[];
    readonly tags: readonly (NamedTag & { readonly names: Names })[];
  };
}

/** A topic or a tag. */
interface NamedItem {
  readonly id: string;
  /** The name for readers without one in their language. */
  readonly name: string;
  readonly names: Names;
}

function topicItems({ topics }: ProjectDefinition): readonly NamedItem[] {
  return topics.map(({ id, name, names = {} }) => ({ id, name, names }));
}

function tagItems({ prompts, tag_names: given = {} }: ProjectDefinition): readonly NamedItem[] {
  const tags = [...new Set(prompts.flatMap((prompt) => prompt.tags))].sort(compareTexts);
  return tags.map((tag) => ({ id: tag, name: tag, names: Object.hasOwn(given, tag) ? (given[tag] ?? {}) : {} }));
}

/** The topics and tags of a project with all names and prompt counts. */
export function topicTagNames(project: ProjectDefinition): TopicTagNames {
  const ofTopic = new Map<string | null, number>();
  const ofTag = new Map<string, number>();
  for (const { topic_id: topic, tags } of project.prompts) {
    ofTopic.set(topic, (ofTopic.get(topic) ?? 0) + 1);
    for (const tag of new Set(tags)) ofTag.set(tag, (ofTag.get(tag) ?? 0) + 1);
  }
  return {
    topics: topicItems(project).map((topic) => ({ ...topic, prompts: ofTopic.get(topic.id) ?? 0 })),
    tags: tagItems(project).map(({ id, names }) => ({ tag: id, names, prompts: ofTag.get(id) ?? 0 })),
  };
}

/** The names of an item by input field. */
function fieldsOf({ name, names }: NamedItem): readonly (readonly [string, string])[] {
  const others = LANGUAGES.flatMap((language) => {
    const other = names[language];
    return other === undefined ? [] : [[`names.${language}`, other] as const];
  });
  return [['name', name], ...others];
}

function goneError(field: string, name: string): Error {
  const short = name.slice(0, 100);
  return badInput(field, {
    zh: `项目中没有“${short}”，可能已被移除，请刷新`,
    en: `there is no “${short}” in this project: it may have been removed. Reload`,
  });
}

/**
 * Validates edited items. Names that were equal before the edit are tolerated.
 * @param list the input field. @throws MockError (422) for an unknown item and for a duplicate name
 */
function requireGood(items: readonly NamedItem[], typed: readonly NamedItem[], list: 'topics' | 'tags'): void {
  const before = new Map(items.map((item) => [item.id, item]));
  const after = new Map([...items, ...typed].map((item) => [item.id, item]));
  const owners = new Map<string, NamedItem[]>();
  for (const item of after.values()) {
    for (const [, name] of fieldsOf(item)) owners.set(foldName(name), [...(owners.get(foldName(name)) ?? []), item]);
  }
  for (const [place, item] of typed.entries()) {
    const at = `${list}[${String(place)}]`;
    const was = before.get(item.id);
    if (was === undefined) {
      throw goneError(`${at}.${list === 'topics' ? 'id' : 'tag'}`, item.name);
    }
    const old = new Map(fieldsOf(was));
    for (const [field, name] of fieldsOf(item)) {
      const other = owners.get(foldName(name))?.find(({ id }) => id !== item.id);
      if (other === undefined || old.get(field) === name) continue;
      const short = other.name.slice(0, 100);
      throw badInput(`${at}.${field}`, {
        zh: `是“${short}”的名称，请换一个；如需合并，请把提示词归到同一处`,
        en: `is a name of “${short}”. Choose another one; to merge the two, move the prompts of one to the other`,
      });
    }
  }
}

const sameNames = (some: Names, others: Names): boolean =>
  LANGUAGES.every((language) => some[language] === others[language]);

/** Ids and names of items in a fixed order, for comparison with the base. */
function namesOf(items: readonly NamedItem[], ids: ReadonlySet<string>): readonly (readonly unknown[])[] {
  const some = items.filter(({ id }) => ids.has(id)).map(({ id, name, names: { zh, en } }) => [id, name, zh, en]);
  return some.sort((a, b) => compareCodes(String(a[0]), String(b[0])));
}

function requireSameBase(project: ProjectDefinition, { base, topics, tags }: TypedTopicTagNames): void {
  if (base === undefined) return;
  const topicIds = new Set(topics.map(({ id }) => id));
  const tagIds = new Set(tags.map(({ tag }) => tag));
  const baseTags = base.tags.map(({ tag, names }) => ({ id: tag, name: tag, names }));
  requireBase(namesOf(base.topics, topicIds), namesOf(topicItems(project), topicIds));
  requireBase(namesOf(baseTags, tagIds), namesOf(tagItems(project), tagIds));
}

/** Includes removed ones: prompts typed or imported with their names restore them. */
function allTopics({ recorded, edits }: ProjectSession): readonly Topic[] {
  return topicsAfter([...recorded.topics, ...edits.topics], edits.topicNames);
}

/** @throws MockError (422) for an unknown topic, or one with prompts */
function requireEmpty(project: ProjectDefinition, ids: readonly string[]): void {
  const topics = new Map(topicTagNames(project).topics.map((topic) => [topic.id, topic]));
  for (const [place, id] of ids.entries()) {
    const topic = topics.get(id);
    if (topic?.prompts === 0) continue;
    const field = `remove[${String(place)}]`;
    if (topic === undefined) throw goneError(field, id);
    const short = topic.name.slice(0, 100);
    throw badInput(field, {
      zh: `主题“${short}”里还有提示词，请先移走`,
      en: `the topic “${short}” has prompts: move them to another one first`,
    });
  }
}

/**
 * Renames topics and tags, and removes topics without prompts. Ids stay, so that filters, links and later imports still match.
 * @throws MockError (422) naming the field; (409) as `requireBase`, for the edited items only
 */
export function saveTopicTagNames(project: ProjectSession, typed: TypedTopicTagNames): TopicTagNames {
  const { definition, recorded, edits } = project;
  requireSameBase(definition, typed);
  const topics = typed.topics.map(({ id, name, names }) => ({ id, name, names: realNames(name, names) }));
  const tags = typed.tags.map(({ tag, names }) => ({ id: tag, name: tag, names: realNames(tag, names) }));
  requireGood(topicItems({ ...definition, topics: allTopics(project) }), topics, 'topics');
  requireGood(tagItems(definition), tags, 'tags');
  const begun = new Map<string, Topic>([...edits.topics, ...recorded.topics].map((topic) => [topic.id, topic]));
  requireEmpty(definition, typed.remove);
  const topicNames = new Map(edits.topicNames);
  for (const { id, name, names } of topics) {
    const first = begun.get(id);
    if (first?.name === name && sameNames(first.names ?? {}, names)) topicNames.delete(id);
    else topicNames.set(id, { name, ...(Object.keys(names).length > 0 && { names }) });
  }
  const tagNames = new Map(edits.tagNames);
  for (const { id, names } of tags) {
    if (sameNames(recorded.tag_names?.[id] ?? {}, names)) tagNames.delete(id);
    else tagNames.set(id, names);
  }
  const hiddenTopics = new Set([...edits.hiddenTopics, ...typed.remove]);
  project.state.edits.put(project.id, tidyEdits({ ...edits, topicNames, hiddenTopics, tagNames }));
  return topicTagNames(project.definition);
}
