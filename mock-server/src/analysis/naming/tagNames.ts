import { compareTexts } from '#client/lib/compareTexts.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { NameLanguage } from './names.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { wordIn } from './definitionIn.ts';

const LANGUAGES: readonly NameLanguage[] = ['zh', 'en'];

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
 * The tag that a reader means: the one recorded so, else the one that is called so in either language, else a new one as it was typed.
 * @param project names of every language
 */
export function meantTag({ tag_names: names = {} }: Pick<ProjectDefinition, 'tag_names'>, typed: string): string {
  if (Object.hasOwn(names, typed)) return typed;
  const key = foldName(typed);
  const known = Object.keys(names).find((tag) =>
    LANGUAGES.some((language) => foldName(wordIn(names, tag, language)) === key),
  );
  return known ?? typed;
}
