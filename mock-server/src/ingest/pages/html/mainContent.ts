import type { Element, Root } from 'hast';
import { isConsent } from './foreignParts.ts';
import { attribute, elementsOf, findElement, textIn, without, wordsBelow } from './hastNodes.ts';
import { controlledIds, isFolded, isHidden } from './hiddenParts.ts';
import { readerContent } from './readerContent.ts';

/** Elements that never hold page text. */
const NEVER: ReadonlySet<string> = new Set(
  'script style noscript template svg math iframe object embed canvas audio video map button input select textarea dialog link meta nav'.split(
    ' ',
  ),
);
/** Excluded outside an article only: within one they are its header with title and author, and its notes. */
const OUTSIDE_ONLY: ReadonlySet<string> = new Set(['header', 'footer', 'aside']);
const OUTSIDE_ROLES: ReadonlySet<string> = new Set(['banner', 'contentinfo', 'complementary']);
const NEVER_ROLES: ReadonlySet<string> = new Set(['navigation', 'search', 'dialog', 'alertdialog', 'menu', 'menubar']);
/** Minimum share of the page's text for its content; less is a teaser or a box, whatever its tag. */
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

/** Whether a header is unclosed, so that it contains the whole text of the page. */
function isUnclosedHead(element: Element): boolean {
  if (element.tagName !== 'header' && roleOf(element) !== 'banner') return false;
  return [...elementsOf(element)].some((inner) => inner !== element && isMain(inner));
}

/** The content elements that are not nested in another. */
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

/** A page's own text, and all text visible to a reader. */
export interface PageContent {
  readonly content: Root;
  /** The body without navigation, header and footer: dates and authors may be outside the content. */
  readonly body: Root;
}

/**
 * Extracts a page's own text, without the boilerplate of its site. First choice is the element that the page marks as its content (main,
 * else the article with most text outside links), unless that holds less than three tenths of the text. Then the result of reader view, if
 * what it drops is more link lists than text. Else the whole body without navigation, header and footer. A first-level heading before the
 * content belongs to it.
 */
export function mainContent(root: Root, title: string): PageContent {
  const controlled = controlledIds(root);
  const bare = without(root, (element, parents) => isFurniture(element, parents, controlled));
  const body: Root = { type: 'root', children: [...(findElement(bare, 'body')?.children ?? bare.children)] };
  const words = wordsBelow(body).length;
  const candidates = outermost(bare).map((element) => ({ element, ...textIn(element) }));
  // A box of links to other pages may be an article element and have more text than the article.
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, one) => (found === null || one.plain > found.plain ? one : found),
    null,
  );
  if (best === null || best.plain + best.linked < LEAST_SHARE * words) {
    const found = readerContent(body, title);
    return { content: found === null ? body : withTitle(found, bare, root), body };
  }
  // A longer article may follow the page's own, which has its title.
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
