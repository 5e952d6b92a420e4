import { compareTexts } from '#client/lib/compareTexts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { wordIn } from './definitionIn.ts';
import { NAME_LANGUAGES as LANGUAGES } from './names.ts';

/** Name of a tag for readers. @param project from definitionIn: has the names of one language only */
export function shownTag({ tag_names: names }: ProjectDefinition, tag: string): string {
  return LANGUAGES.map((language) => wordIn(names, tag, language)).find((name) => name !== tag) ?? tag;
}

/** Tags as sent in a response. */
interface SentTags {
  /** As recorded: filters and addresses use these. */
  readonly tags: string[];
  /** The reader's name of each tag; absent if all are the same. */
  readonly tag_names?: string[];
}

/** Tags of a prompt in its order, or a set of tags of the project sorted by name. @param project as for `shownTag` */
export function tagsOf(project: ProjectDefinition, tags: readonly string[] | ReadonlySet<string>): SentTags {
  const named = Array.from(tags, (tag) => ({ tag, name: shownTag(project, tag) }));
  const list = tags instanceof Set ? named.sort((a, b) => compareTexts(a.name, b.name)) : named;
  const isSame = list.every(({ tag, name }) => tag === name);
  return { tags: list.map(({ tag }) => tag), ...(!isSame && { tag_names: list.map(({ name }) => name) }) };
}

/**
 * Finds the tag for a typed name: the one recorded so, else the one with this name in either language, else a new tag as
 * typed. For many tags: the names are indexed once.
 * @param project names of every language
 */
export function tagFinder({ tag_names: names = {} }: Pick<ProjectDefinition, 'tag_names'>): (typed: string) => string {
  const called = new Map<string, string>();
  // Reversed, so that the first of two tags with equal names wins.
  for (const tag of Object.keys(names).reverse()) {
    for (const language of LANGUAGES) called.set(foldName(wordIn(names, tag, language)), tag);
  }
  if (called.size === 0) return (typed) => typed;
  return (typed) => (Object.hasOwn(names, typed) ? typed : (called.get(foldName(typed)) ?? typed));
}

/** The tag for a typed name. @param project as for `tagFinder` */
export function meantTag(project: Pick<ProjectDefinition, 'tag_names'>, typed: string): string {
  return tagFinder(project)(typed);
}
