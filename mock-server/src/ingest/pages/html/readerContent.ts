import { Readability } from '@mozilla/readability';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { parseHTML } from 'linkedom';
import { attribute, textIn } from './hastNodes.ts';

const MARK = 'data-place';
const MARKS = /\sdata-place="(\d+)"/gu;
/** More elements are no page; the library gives up above this limit. */
const MOST_ELEMENTS = 20_000;
/** Chinese needs a hundred characters where the library expects five hundred. */
const LEAST_CHARACTERS = 100;

type Places = Map<Element, string>;

/** Builds a DOM document from our tree and numbers each element, so that the elements kept by the library can be found again. */
function documentOf(body: Root, title: string): { readonly document: Document; readonly places: Places } {
  const { document } = parseHTML('<!doctype html><html><head><title></title></head><body></body></html>');
  document.title = title;
  const places: Places = new Map();
  const build = (nodes: readonly Nodes[], parent: ParentNode & Node): void => {
    for (const node of nodes) {
      if (node.type === 'text') parent.appendChild(document.createTextNode(node.value));
      if (node.type !== 'element') continue;
      const copy = document.createElement(node.tagName);
      const place = String(places.size);
      places.set(node, place);
      copy.setAttribute(MARK, place);
      for (const [name, key] of [
        ['id', 'id'],
        ['class', 'className'],
        ['href', 'href'],
        ['src', 'src'],
        ['alt', 'alt'],
      ] as const) {
        const value = attribute(node, key);
        if (value !== null) copy.setAttribute(name, value);
      }
      build(node.children, copy);
      parent.appendChild(copy);
    }
  };
  build(body.children, document.body);
  return { document, places };
}

/** The parts of our tree that the library kept; a parent of such a part is kept without its own texts. */
function keptParts(nodes: readonly ElementContent[], places: Places, kept: ReadonlySet<string>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [];
    const isStored = kept.has(places.get(node) ?? '');
    const inner = isStored
      ? node.children.flatMap((child) => (child.type === 'element' ? keptParts([child], places, kept) : [child]))
      : keptParts(node.children, places, kept);
    if (isStored) return [{ ...node, children: inner }];
    return inner;
  });
}

/** Minimum share of the text outside links to keep: the library may pick a box and drop the text. */
const LEAST_KEPT = 0.5;

/** Whether a part has a lower share of link text than the whole, and keeps most of the text. */
function isText(part: Root, whole: Root): boolean {
  const [some, all] = [textIn(part), textIn(whole)];
  return some.plain - some.linked > all.plain - all.linked && some.plain >= LEAST_KEPT * all.plain;
}

/**
 * Extracts the main text of a page built only from divs, as a browser's reader view does; null if there is none, or if it has less text
 * than the whole outside its link lists.
 * @param body the page without navigation, header and footer
 */
export function readerContent(body: Root, title: string): Root | null {
  const { document, places } = documentOf(body, title);
  if (places.size > MOST_ELEMENTS) return null;
  const article = new Readability(document, { charThreshold: LEAST_CHARACTERS, keepClasses: true }).parse();
  if (typeof article?.content !== 'string') return null;
  const kept = new Set([...article.content.matchAll(MARKS)].map(([, place = '']) => place));
  const content: Root = {
    type: 'root',
    children: keptParts(
      body.children.filter((child) => child.type === 'element'),
      places,
      kept,
    ),
  };
  return isText(content, body) ? content : null;
}
