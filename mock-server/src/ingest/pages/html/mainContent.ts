import type { Element, Root } from 'hast';
import { isConsent } from './foreignParts.ts';
import { controlledIds, isFolded, isHidden } from './hiddenParts.ts';
import { readerContent } from './readerContent.ts';
import { attribute, elementsOf, findElement, textIn, without, wordsBelow } from './hastNodes.ts';

/** Nothing in these is part of what a page says. */
const NEVER: ReadonlySet<string> = new Set(
  'script style noscript template svg math iframe object embed canvas audio video map button input select textarea dialog link meta nav'.split(
    ' ',
  ),
);
/** These are, when they stand in an article: its head with the title and the author, and its notes. */
const OUTSIDE_ONLY: ReadonlySet<string> = new Set(['header', 'footer', 'aside']);
const OUTSIDE_ROLES: ReadonlySet<string> = new Set(['banner', 'contentinfo', 'complementary']);
const NEVER_ROLES: ReadonlySet<string> = new Set(['navigation', 'search', 'dialog', 'alertdialog', 'menu', 'menubar']);
/** Less than that part of a page's words is a teaser or a box, whatever it is called. */
const LEAST_SHARE = 0.3;

const roleOf = (element: Element): string => (attribute(element, 'role') ?? '').toLowerCase();
const isMain = (element: Element): boolean =>
  element.tagName === 'main' || element.tagName === 'article' || roleOf(element) === 'main';

function isFurniture(element: Element, parents: readonly Element[], controlled: ReadonlySet<string>): boolean {
  const role = roleOf(element);
  if (NEVER.has(element.tagName) || NEVER_ROLES.has(role) || isConsent(element)) return true;
  if (isHidden(element) && !isFolded(element, parents, controlled)) return true;
  if (!OUTSIDE_ONLY.has(element.tagName) && !OUTSIDE_ROLES.has(role)) return false;
  return !parents.some(isMain) && !isUnclosedHead(element);
}

/** A page that forgets to end its head has all of its text in it. */
function isUnclosedHead(element: Element): boolean {
  if (element.tagName !== 'header' && roleOf(element) !== 'banner') return false;
  return [...elementsOf(element)].some((inner) => inner !== element && isMain(inner));
}

/** The content elements that lie in no other one. */
function outermost(root: Root): Element[] {
  const found: Element[] = [];
  const inside = new Set<Element>();
  for (const element of elementsOf(root)) {
    if (!isMain(element) || inside.has(element)) continue;
    found.push(element);
    for (const below of elementsOf(element)) inside.add(below);
  }
  return found;
}

/** A page's own text, and all of it that a reader sees. */
export interface PageContent {
  readonly content: Root;
  /** The body without navigation, head and foot: dates and authors may stand beside the text. */
  readonly body: Root;
}

/**
 * What a page says, without what surrounds it on every page. The element that the page itself calls its content (main, else the article
 * with most words outside links), unless that holds less than three tenths of the words; then what a reader view finds, if that leaves out more
 * lists of links than text; else the whole body without navigation, head and foot. A heading of the first rank that stands
 * before the content belongs to it.
 */
export function mainContent(root: Root, title = ''): PageContent {
  const controlled = controlledIds(root);
  const bare = without(root, (element, parents) => isFurniture(element, parents, controlled));
  const body: Root = { type: 'root', children: [...(findElement(bare, 'body')?.children ?? bare.children)] };
  const words = wordsBelow(body).length;
  const candidates = outermost(bare).map((element) => ({ element, ...textIn(element) }));
  // A box of links to other pages may be called an article and have more words than the article.
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, one) => (found === null || one.plain > found.plain ? one : found),
    null,
  );
  if (best === null || best.plain + best.linked < LEAST_SHARE * words) {
    const found = readerContent(body, title);
    return { content: found === null ? body : withTitle(found, bare, root), body };
  }
  // Longer ones may stand below the page's own, which has its title.
  const all = candidates.filter(
    ({ element, plain }) => plain >= LEAST_SHARE * best.plain || findElement(element, 'h1') !== undefined,
  );
  return { content: withTitle({ type: 'root', children: all.map(({ element }) => element) }, bare, root), body };
}

function withTitle(content: Root, bare: Root, root: Root): Root {
  if (findElement(content, 'h1') !== undefined) return content;
  const title = findElement(bare, 'h1') ?? findElement(root, 'h1');
  return title === undefined ? content : { ...content, children: [title, ...content.children] };
}
