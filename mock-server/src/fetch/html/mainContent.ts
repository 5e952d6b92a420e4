import type { Element, Root } from 'hast';
import { attribute, elementsOf, findElement, without, wordsBelow } from './hastNodes.ts';

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

function isHidden(element: Element): boolean {
  const style = (attribute(element, 'style') ?? '').replaceAll(/\s/gu, '').toLowerCase();
  return (
    attribute(element, 'hidden') !== null ||
    attribute(element, 'ariaHidden') === 'true' ||
    style.includes('display:none') ||
    style.includes('visibility:hidden')
  );
}

function isFurniture(element: Element, parents: readonly Element[]): boolean {
  const role = roleOf(element);
  if (NEVER.has(element.tagName) || NEVER_ROLES.has(role) || isHidden(element)) return true;
  return (OUTSIDE_ONLY.has(element.tagName) || OUTSIDE_ROLES.has(role)) && !parents.some(isMain);
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

/**
 * What a page says, without what surrounds it on every page. The element that the page itself calls its content (main, else the article
 * with most words), unless that holds less than three tenths of the words; then the whole body without navigation, head and
 * foot. A heading of the first rank that stands before the content belongs to it.
 */
export function mainContent(root: Root): Root {
  const bare = without(root, isFurniture);
  const words = wordsBelow(findElement(bare, 'body') ?? bare).length;
  const candidates = outermost(bare).map((element) => ({ element, length: wordsBelow(element).length }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, one) => (found === null || one.length > found.length ? one : found),
    null,
  );
  if (best === null || best.length < LEAST_SHARE * words) {
    return { type: 'root', children: [...(findElement(bare, 'body')?.children ?? bare.children)] };
  }
  const all = candidates.filter(({ length }) => length >= LEAST_SHARE * best.length).map(({ element }) => element);
  const hasTitle = all.some((element) => findElement(element, 'h1') !== undefined);
  const title = hasTitle ? undefined : (findElement(bare, 'h1') ?? findElement(root, 'h1'));
  return { type: 'root', children: title === undefined ? all : [title, ...all] };
}
