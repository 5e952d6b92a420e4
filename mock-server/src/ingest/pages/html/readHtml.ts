import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import { languageOf } from '#client/lib/contentScore/text/countLength.ts';
import { attribute, elementsOf, findElement, refuseDeepNesting, without, wordsBelow } from './hastNodes.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { mainContent } from './mainContent.ts';
import type { PageContent } from './mainContent.ts';
import { pageDates } from './pageDates.ts';
import { robotsDirectives } from './robotsDirectives.ts';
import { siteIdentity } from './siteIdentity.ts';
import type { SiteIdentity } from './siteIdentity.ts';
import { microdata, structuredData } from './structuredData.ts';

/** The content of a page's HTML: its text, and those facts that are in the HTML. */
export interface ReadPage {
  /** The canonical URL; null: none. */
  readonly canonical: string | null;
  readonly title: string;
  readonly language: OwnPage['language'];
  readonly text: string;
  /** The site's identity, as stated by a home page. */
  readonly site: SiteIdentity;
  readonly facts: Omit<OwnPage['facts'], 'status' | 'robots'>;
}

const parser = unified().use(rehypeParse);
const LONGEST_TITLE = 300;
/** A page with scripts and less text is rendered client-side. Chinese text needs fewer characters. */
const LEAST_CHARACTERS = { zh: 80, en: 200 } as const;
const ABOUT = /about|company|who-we-are|guanyu|关于|公司(?:介绍|简介)|品牌(?:介绍|故事)/iu;
const CONTACT = /contact|support|lianxi|联系|客服|^(?:mailto|tel):/iu;
/** Words that may follow a name and are not part of it. */
const NO_NAME =
  '(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.? \\d|(?:Updated|Published|Posted|Last|Modified|Reviewed|On|Min|Read)\\b)';
const BYLINE = new RegExp(
  String.raw`(?:^|\s)(?:作者|撰文|文)\s?[:：|／/]\s?(\p{L}[\p{L}·. -]{0,30}?)(?=[\s,，。;；|]|$)|(?:^|\s)(?:[Ww]ritten by|[Bb]y) (\p{Lu}[\p{L}'’.-]+(?: ${NO_NAME}\p{Lu}[\p{L}'’.-]+){1,3})`,
  'u',
);
/** Characters at the start of the page in which a by-line is searched. */
const HEAD_CHARACTERS = 400;

function meta(root: Root, ...names: readonly string[]): string | null {
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'meta') continue;
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
    const content = (attribute(element, 'content') ?? '').trim();
    if (names.includes(name) && content !== '') return content.slice(0, 200);
  }
  return null;
}

function titleOf(root: Root): string {
  const words = (name: string): string => {
    const element = findElement(root, name);
    return element === undefined ? '' : wordsBelow(element);
  };
  return (words('title') || words('h1') || (meta(root, 'og:title') ?? '')).slice(0, LONGEST_TITLE);
}

/** The page's canonical URL; relative ones are resolved. */
function canonicalOf(root: Root, base: string): string | null {
  for (const element of elementsOf(root)) {
    const rels = (attribute(element, 'rel') ?? '').toLowerCase().split(' ');
    if (element.tagName !== 'link' || !rels.includes('canonical')) continue;
    const address = webAddress(attribute(element, 'href'), base);
    if (address !== null) return address;
  }
  return webAddress(meta(root, 'og:url'), base);
}

function webAddress(href: string | null, base: string): string | null {
  if (href === null || href === '') return null;
  // An absolute URL is kept as written.
  if (/^https?:\/\//iu.test(href)) return href;
  const from = base === '' ? undefined : base;
  if (from === undefined || !URL.canParse(href, from)) return null;
  const url = new URL(href, from);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** The base of the page's relative URLs. */
function baseOf(root: Root, address: string): string {
  const base = findElement(root, 'base');
  return (base === undefined ? null : webAddress(attribute(base, 'href'), address)) ?? address;
}

function hasLink(root: Root, pattern: RegExp): boolean {
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'a') continue;
    const href = attribute(element, 'href') ?? '';
    // Ignores the host: contact.example is no contact page.
    const path = href.replace(/^https?:\/\/[^/]*/iu, '');
    if (pattern.test(path) || pattern.test(wordsBelow(element).slice(0, 40))) return true;
  }
  return false;
}

function authorOf(root: Root, { content, body }: PageContent, fromData: string | null): string | null {
  const named = fromData ?? meta(root, 'author', 'article:author') ?? microdata(root, 'author');
  if (named !== null && !/^https?:/iu.test(named)) return named;
  for (const element of elementsOf(root)) {
    const rel = (attribute(element, 'rel') ?? '').split(' ');
    if (element.tagName === 'a' && rel.includes('author')) return wordsBelow(element).slice(0, 200) || null;
  }
  // Reader view drops the by-line.
  const match = [content, body]
    .map((part) => BYLINE.exec(wordsBelow(part).slice(0, HEAD_CHARACTERS)))
    .find((found) => found !== null);
  return match?.[1] ?? match?.[2] ?? null;
}

/** Whether there is text before any script runs; excludes `noscript` content. */
function hasOwnText(root: Root, content: Root, language: OwnPage['language']): boolean {
  const letters = wordsBelow(content).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const hasScript = [...elementsOf(root)].some(
    (element) => element.tagName === 'script' && !/json/iu.test(attribute(element, 'type') ?? ''),
  );
  return letters >= LEAST_CHARACTERS[language] || (letters > 0 && !hasScript);
}

const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/gu;

/** A CDATA section is text in XHTML, but a comment in HTML. */
function withSections(html: string): string {
  if (!/^\s*<\?xml/u.test(html)) return html;
  return html.replaceAll(CDATA, (_, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

/**
 * Parses a page's HTML. Pure; nothing in it is executed or fetched.
 * @param address the page's URL, empty when unknown
 */
export function readHtml(html: string, address: string): ReadPage {
  const root = parser.parse(withSections(html));
  refuseDeepNesting(root);
  const title = titleOf(root);
  const page = mainContent(root, title);
  const { content } = page;
  const data = structuredData(root);
  const seen = without(root, ({ tagName }) => tagName === 'script' || tagName === 'style' || tagName === 'head');
  const base = baseOf(root, address);
  const canonical = canonicalOf(root, base);
  const { text, isCut } = htmlToMarkdown(content, base || (canonical ?? ''));
  const language = languageOf(`${title} ${wordsBelow(content)}`);
  return {
    canonical,
    title,
    language,
    text,
    site: siteIdentity(root),
    facts: {
      title: title || null,
      ...pageDates(root, page, data),
      author: authorOf(root, page, data.author),
      organisation: data.organisation ?? meta(root, 'og:site_name', 'publisher', 'copyright'),
      hasAbout: hasLink(seen, ABOUT),
      hasContact: hasLink(seen, CONTACT),
      directives: robotsDirectives(root),
      textWithoutScripts: hasOwnText(root, content, language),
      structuredData: [...data.types],
      ...(isCut && { isCut }),
    },
  };
}
