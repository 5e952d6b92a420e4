import { compareTexts } from '#client/lib/compareTexts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { NAME_LANGUAGES as LANGUAGES } from './names.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { wordIn } from './definitionIn.ts';

/** What readers call a tag. @param project in their language (definitionIn): it knows the names of that one only */
export function shownTag({ tag_names: names }: ProjectDefinition, tag: string): string {
  return LANGUAGES.map((language) => wordIn(names, tag, language)).find((name) => name !== tag) ?? tag;
}

/** Tags as they travel. */
interface SentTags {
  /** As they are recorded: filters and addresses name them so. */
  readonly tags: string[];
  /** What the reader calls each of them; absent where that is no different. */
  readonly tag_names?: string[];
}

/** Tags of a prompt in its order, or those of a project, a set, in the order of a list of them. @param project as of `shownTag` */
export function tagsOf(project: ProjectDefinition, tags: readonly string[] | ReadonlySet<string>): SentTags {
  const named = Array.from(tags, (tag) => ({ tag, name: shownTag(project, tag) }));
  const list = tags instanceof Set ? named.sort((a, b) => compareTexts(a.name, b.name)) : named;
  const isSame = list.every(({ tag, name }) => tag === name);
  return { tags: list.map(({ tag }) => tag), ...(!isSame && { tag_names: list.map(({ name }) => name) }) };
}

/**
 * Finds the tag that somebody means: the one recorded so, else the one that is called so in either language, else a new one as it was
 * typed. For many tags: the names are gone through once.
 * @param project names of every language
 */
export function tagFinder({ tag_names: names = {} }: Pick<ProjectDefinition, 'tag_names'>): (typed: string) => string {
  const called = new Map<string, string>();
  // Of two that are called alike, the first one.
  for (const tag of Object.keys(names).reverse()) {
    for (const language of LANGUAGES) called.set(foldName(wordIn(names, tag, language)), tag);
  }
  if (called.size === 0) return (typed) => typed;
  return (typed) => (Object.hasOwn(names, typed) ? typed : (called.get(foldName(typed)) ?? typed));
}

/** The one tag that somebody means. @param project as of `tagFinder` */
export function meantTag(project: Pick<ProjectDefinition, 'tag_names'>, typed: string): string {
  return tagFinder(project)(typed);
}
