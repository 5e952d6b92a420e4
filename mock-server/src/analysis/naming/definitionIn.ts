import { memoize } from '#client/lib/memoize.ts';
import type { BrandDefinition, ProjectDefinition, PromptDemand } from '../ProjectDefinition.ts';
import type { NameLanguage, Names } from './names.ts';

interface Named {
  readonly name: string;
  readonly names?: Names;
}
type NamesByWord = Readonly<Record<string, Names>>;

/** The name of something in a language, else the recorded name. */
export function nameIn({ name, names }: Named, language: NameLanguage): string {
  return names?.[language] ?? name;
}

/** The name in a language of a word that is its own id, such as a tag. */
export function wordIn(names: NamesByWord | undefined, word: string, language: NameLanguage): string {
  return (names !== undefined && Object.hasOwn(names, word) ? names[word]?.[language] : undefined) ?? word;
}

/**
 * The brand with its name in a language. The recorded name becomes an alias, so that mentions are found by the same
 * spellings. A name that is none of these spellings is not used.
 */
function brandIn(brand: BrandDefinition, language: NameLanguage): BrandDefinition {
  const name = nameIn(brand, language);
  if (name === brand.name || !brand.aliases.includes(name)) return brand;
  return { ...brand, name, aliases: [brand.name, ...brand.aliases.filter((alias) => alias !== name)] };
}

/** The other names of a thing, besides its name in a language. */
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

/** Tags stay as recorded, because filters and keywords refer to them. Their names in this language are returned separately. */
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
 * A project in the language of its readers: brands, topics, platforms and the project itself under their names. Ids, tags, prompts and
 * the spellings of mentions are as recorded, so that every figure is the same. The same project and language return the same
 * object, and a project without such names is returned itself, because caches are keyed by it. The result is never written back.
 */
export function definitionIn(project: ProjectDefinition, language: NameLanguage): ProjectDefinition {
  return ofLanguage[language](project);
}
