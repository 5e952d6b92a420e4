import type { Element, Root } from 'hast';
import { attribute, elementsOf, wordsBelow } from './hastNodes.ts';

const FOLDED_CLASS = /accordion|collaps|expand|panel|answer|faq|toggle|fold|tab-?(?:content|pane)|折叠|展开/iu;
const HEADING = /^(?:h[2-6]|dt|summary|button|legend)$/u;
/** Share of link text above which a hidden part is a menu. */
const MOST_LINKED = 0.5;

/** Whether an element is hidden when the page loads. */
export function isHidden(element: Element): boolean {
  const style = (attribute(element, 'style') ?? '').replaceAll(/\s/gu, '').toLowerCase();
  return (
    attribute(element, 'hidden') !== null ||
    attribute(element, 'ariaHidden') === 'true' ||
    style.includes('display:none') ||
    style.includes('visibility:hidden')
  );
}

/** Ids of parts that a control of the page reveals: `aria-controls`, `data-target`, links within the page. */
export function controlledIds(root: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const element of elementsOf(root)) {
    for (const name of ['ariaControls', 'dataTarget', 'dataBsTarget']) {
      for (const id of (attribute(element, name) ?? '').split(/\s+/u)) if (id !== '') ids.add(id.replace(/^#/u, ''));
    }
    const href = element.tagName === 'a' ? (attribute(element, 'href') ?? '') : '';
    if (href.length > 1 && href.startsWith('#')) ids.add(href.slice(1));
  }
  return ids;
}

function linkShare(element: Element): number {
  const all = wordsBelow(element).length;
  let linked = 0;
  for (const inner of elementsOf(element)) if (inner.tagName === 'a') linked += wordsBelow(inner).length;
  return all === 0 ? 1 : linked / all;
}

function followsHeading(element: Element, parent: Element | undefined): boolean {
  const siblings = parent?.children.filter((child) => child.type === 'element') ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  if (before === undefined) return false;
  return HEADING.test(before.tagName) || [...elementsOf(before)].some(({ tagName }) => HEADING.test(tagName));
}

/**
 * Whether a hidden element is merely collapsed: the answer below a question, revealed by a click. It is in the HTML, so engines and readers
 * see it. Menus, dialogs and parts that nothing reveals are not.
 */
export function isFolded(element: Element, parents: readonly Element[], controlled: ReadonlySet<string>): boolean {
  if (attribute(element, 'hidden')?.toLowerCase() === 'until-found') return true;
  if (/^(?:menu|dialog|listbox|tooltip|navigation)$/u.test(attribute(element, 'role') ?? '')) return false;
  const isShown =
    controlled.has(attribute(element, 'id') ?? '') ||
    FOLDED_CLASS.test(attribute(element, 'className') ?? '') ||
    followsHeading(element, parents.at(-1));
  return isShown && linkShare(element) < MOST_LINKED;
}
