import { memoize } from '#client/lib/memoize.ts';
import type { NameLanguage, Names } from './names.ts';
import type { BrandDefinition, ProjectDefinition, PromptDemand } from '../ProjectDefinition.ts';

interface Named {
  readonly name: string;
  readonly names?: Names;
}
type NamesByWord = Readonly<Record<string, Names>>;

/** What readers of a language call something: its name in their language, else the recorded one. */
export function nameIn({ name, names }: Named, language: NameLanguage): string {
  return names?.[language] ?? name;
}

/** What readers of a language call a word that is its own id. */
export function wordIn(names: NamesByWord | undefined, word: string, language: NameLanguage): string {
  return (names !== undefined && Object.hasOwn(names, word) ? names[word]?.[language] : undefined) ?? word;
}

/**
 * The brand under the name of a language. The recorded name stands among the aliases then, so that the spellings mentions are found by
 * are the same: a name that is none of these is not shown.
 */
function brandIn(brand: BrandDefinition, language: NameLanguage): BrandDefinition {
  const name = nameIn(brand, language);
  if (name === brand.name || !brand.aliases.includes(name)) return brand;
  return { ...brand, name, aliases: [brand.name, ...brand.aliases.filter((alias) => alias !== name)] };
}

/** What a thing is called beside its name in a language, in a definition for readers of that. */
export function otherNames(thing: Named, language: NameLanguage): readonly string[] {
  const shown = nameIn(thing, language);
  return [...new Set([thing.name, ...Object.values(thing.names ?? {})])].filter((name) => name !== shown);
}

function named<T extends Named>(thing: T, language: NameLanguage): T {
  const also = otherNames(thing, language);
  return also.length === 0 ? thing : { ...thing, name: nameIn(thing, language), also };
}

function sourced<T extends { readonly demand?: PromptDemand }>(
  thing: T,
  names: NamesByWord,
  language: NameLanguage,
): T {
  const { demand } = thing;
  if (demand === undefined) return thing;
  const source = wordIn(names, demand.source, language);
  return source === demand.source ? thing : { ...thing, demand: { ...demand, source } };
}

/** Tags stay as they are recorded: filters and keywords go by them. What each is called in this language is told beside them. */
function tagNamesIn(names: NamesByWord, language: NameLanguage): NamesByWord {
  const told = Object.keys(names).map((tag) => [tag, { [language]: wordIn(names, tag, language) }] as const);
  return Object.fromEntries(told);
}

function isBilingual({ names, brands, topics, platforms, ...words }: ProjectDefinition): boolean {
  const isNamed = (thing: Named): boolean => thing.names !== undefined;
  return (
    names !== undefined ||
    words.tag_names !== undefined ||
    words.source_names !== undefined ||
    [brands, topics, platforms].some((list) => list.some(isNamed))
  );
}

function make(project: ProjectDefinition, language: NameLanguage): ProjectDefinition {
  if (!isBilingual(project)) return project;
  const { tag_names: tags = {}, source_names: sources = {} } = project;
  return {
    ...project,
    name: nameIn(project, language),
    brands: project.brands.map((brand) => brandIn(brand, language)),
    topics: project.topics.map((topic) => named(topic, language)),
    platforms: project.platforms.map((platform) => named(platform, language)),
    prompts: project.prompts.map((prompt) => sourced(prompt, sources, language)),
    keywords: project.keywords.map((keyword) => sourced(keyword, sources, language)),
    tag_names: tagNamesIn(tags, language),
  };
}

const ofLanguage = {
  zh: memoize((project: ProjectDefinition) => make(project, 'zh')),
  en: memoize((project: ProjectDefinition) => make(project, 'en')),
};

/**
 * A project as readers of a language have it: brands, topics, platforms and the project itself under their names. Ids, tags, prompts and
 * the spellings mentions are found by are as recorded, so that every figure is the same. The same project and language give the same
 * object, and a project without such names is given back itself: caches are keyed by it. Nothing of it is ever written back.
 */
export function definitionIn(project: ProjectDefinition, language: NameLanguage): ProjectDefinition {
  return ofLanguage[language](project);
}
