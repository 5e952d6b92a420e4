import type { GroupNames } from '#client/api/groupNamesSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ProjectDefinition, Topic } from '../../analysis/ProjectDefinition.ts';
import { NAME_LANGUAGES as LANGUAGES } from '../../analysis/naming/names.ts';
import type { Names } from '../../analysis/naming/names.ts';
import { badInput } from '../../refusal/MockError.ts';
import { topicsAfter } from '../../store/edits/groupNames.ts';
import { tidyEdits } from '../../store/edits/ProjectEdits.ts';
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

export interface TypedGroupNames {
  readonly topics: readonly (NamedTopic & { readonly names: TypedNames })[];
  readonly tags: readonly (NamedTag & { readonly names: TypedNames })[];
  /** Ids of topics that leave the lists. */
  readonly remove: readonly string[];
  /** What these names were made of. */
  readonly base?: {
    readonly topics: readonly (NamedTopic & { readonly names: Names })[];
    readonly tags: readonly (NamedTag & { readonly names: Names })[];
  };
}

/** Something whose names can be changed. */
interface Group {
  readonly id: string;
  /** Who has no name of their own reads this one. */
  readonly name: string;
  readonly names: Names;
}

function topicGroups({ topics }: ProjectDefinition): readonly Group[] {
  return topics.map(({ id, name, names = {} }) => ({ id, name, names }));
}

function tagGroups({ prompts, tag_names: given = {} }: ProjectDefinition): readonly Group[] {
  const tags = [...new Set(prompts.flatMap((prompt) => prompt.tags))].sort(compareTexts);
  return tags.map((tag) => ({ id: tag, name: tag, names: Object.hasOwn(given, tag) ? (given[tag] ?? {}) : {} }));
}

/** The topics and tags of a project with all their names, and how many prompts each has. */
export function groupNames(project: ProjectDefinition): GroupNames {
  const ofTopic = new Map<string | null, number>();
  const ofTag = new Map<string, number>();
  for (const { topic_id: topic, tags } of project.prompts) {
    ofTopic.set(topic, (ofTopic.get(topic) ?? 0) + 1);
    for (const tag of new Set(tags)) ofTag.set(tag, (ofTag.get(tag) ?? 0) + 1);
  }
  return {
    topics: topicGroups(project).map((topic) => ({ ...topic, prompts: ofTopic.get(topic.id) ?? 0 })),
    tags: tagGroups(project).map(({ id, names }) => ({ tag: id, names, prompts: ofTag.get(id) ?? 0 })),
  };
}

/** The names of a group by the field they are typed in. */
function fieldsOf({ name, names }: Group): readonly (readonly [string, string])[] {
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
 * Lets pass what can take the place of the groups of its ids. Names that were alike before are nobody's mistake now.
 * @param list the field they were typed in. @throws MockError (422) for an unknown one, and for a name that another one has
 */
function requireGood(groups: readonly Group[], typed: readonly Group[], list: 'topics' | 'tags'): void {
  const before = new Map(groups.map((group) => [group.id, group]));
  const after = new Map([...groups, ...typed].map((group) => [group.id, group]));
  const owners = new Map<string, Group[]>();
  for (const group of after.values()) {
    for (const [, name] of fieldsOf(group)) owners.set(foldName(name), [...(owners.get(foldName(name)) ?? []), group]);
  }
  for (const [place, group] of typed.entries()) {
    const at = `${list}[${String(place)}]`;
    const was = before.get(group.id);
    if (was === undefined) {
      throw goneError(`${at}.${list === 'topics' ? 'id' : 'tag'}`, group.name);
    }
    const old = new Map(fieldsOf(was));
    for (const [field, name] of fieldsOf(group)) {
      const other = owners.get(foldName(name))?.find(({ id }) => id !== group.id);
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

/** Ids and names of some groups, as they are compared with the base. */
function namesOf(groups: readonly Group[], ids: ReadonlySet<string>): readonly (readonly unknown[])[] {
  const some = groups.filter(({ id }) => ids.has(id)).map(({ id, name, names: { zh, en } }) => [id, name, zh, en]);
  return some.sort((a, b) => compareTexts(String(a[0]), String(b[0])));
}

function requireSameBase(project: ProjectDefinition, { base, topics, tags }: TypedGroupNames): void {
  if (base === undefined) return;
  const topicIds = new Set(topics.map(({ id }) => id));
  const tagIds = new Set(tags.map(({ tag }) => tag));
  const baseTags = base.tags.map(({ tag, names }) => ({ id: tag, name: tag, names }));
  requireBase(namesOf(base.topics, topicIds), namesOf(topicGroups(project), topicIds));
  requireBase(namesOf(baseTags, tagIds), namesOf(tagGroups(project), tagIds));
}

/** Those in no list included: prompts typed or imported under their names bring them back. */
function allTopics({ recorded, edits }: ProjectSession): readonly Topic[] {
  return topicsAfter([...recorded.topics, ...edits.topics], edits.topicNames);
}

/** @throws MockError (422) for a topic that is in no list, or has prompts */
function requireEmpty(project: ProjectDefinition, ids: readonly string[]): void {
  const topics = new Map(groupNames(project).topics.map((topic) => [topic.id, topic]));
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
 * Gives topics and tags other names, and takes topics without prompts out of the lists. Ids stay, so that filters, links and what is imported later go on meaning them.
 * @throws MockError (422) naming the field; (409) as `requireBase`, of what was typed only
 */
export function saveGroupNames(project: ProjectSession, typed: TypedGroupNames): GroupNames {
  const { definition, recorded, edits } = project;
  requireSameBase(definition, typed);
  const topics = typed.topics.map(({ id, name, names }) => ({ id, name, names: realNames(name, names) }));
  const tags = typed.tags.map(({ tag, names }) => ({ id: tag, name: tag, names: realNames(tag, names) }));
  requireGood(topicGroups({ ...definition, topics: allTopics(project) }), topics, 'topics');
  requireGood(tagGroups(definition), tags, 'tags');
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
  return groupNames(project.definition);
}
