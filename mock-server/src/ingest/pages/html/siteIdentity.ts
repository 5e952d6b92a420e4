import type { Root } from 'hast';
import { attribute, elementsOf, findElement, wordsBelow } from './hastNodes.ts';
import { organizationsIn } from './structuredData.ts';

/** What a home page states about its owner. Empty fields are not stated. */
export interface SiteIdentity {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  /** The page's `lang` as written. */
  readonly language: string;
}

const LONGEST = { name: 100, description: 500, language: 20 } as const;
const MOST_ALIASES = 10;
/** Separators between a site's name and the rest of a title. */
const TITLE_SEPARATORS = /\s+[|–—·•:-]\s+|\s*[|｜_]\s*|[–—·•：]/u;
/** Title parts that are no name: `Home`, `Official site`. */
const NO_NAME = /^(?:home(?:page)?|official (?:web)?site|welcome|首页|主页|官网|官方网站|官方商城|欢迎.*)$/iu;
const AROUND_NAME = /^(?:welcome to|欢迎(?:来到|访问))\s*|(?:官方网站|官网|官方商城|首页)$/giu;

const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function metaOf(root: Root, wanted: string): string {
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'meta') continue;
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
    const content = tidy(attribute(element, 'content') ?? '');
    if (name === wanted && content !== '') return content;
  }
  return '';
}

function titleOf(root: Root): string {
  const title = findElement(root, 'title');
  return title === undefined ? '' : tidy(wordsBelow(title));
}

/** The name within a title: the shortest part that is not a word like `Home`. */
function nameInTitle(title: string): string {
  const parts = title
    .split(TITLE_SEPARATORS)
    .map((part) => tidy(part.replaceAll(AROUND_NAME, '')))
    .filter((part) => part !== '' && !NO_NAME.test(part));
  return parts.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/**
 * Name, other names, description and language of a site, from its JSON-LD organization, `og:site_name`, title and meta description, in this
 * order. Pure; nothing of the page is executed.
 */
export function siteIdentity(root: Root): SiteIdentity {
  const organizations = organizationsIn(root);
  const site = metaOf(root, 'og:site_name');
  const names = [
    ...organizations.map(({ name }) => name),
    site,
    nameInTitle(titleOf(root)),
    metaOf(root, 'application-name'),
    ...organizations.flatMap(({ others }) => others),
  ].map((name) => tidy(name).slice(0, LONGEST.name));
  const distinct = [...new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()];
  const [name = '', ...aliases] = distinct;
  const html = findElement(root, 'html');
  return {
    name,
    aliases: aliases.slice(0, MOST_ALIASES),
    description: (
      organizations.find(({ description }) => description !== '')?.description ||
      metaOf(root, 'description') ||
      metaOf(root, 'og:description')
    ).slice(0, LONGEST.description),
    language: tidy((html === undefined ? null : attribute(html, 'lang')) ?? '').slice(0, LONGEST.language),
  };
}
