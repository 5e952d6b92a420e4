import { Readability } from '@mozilla/readability';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { parseHTML } from 'linkedom';
import { attribute, textIn } from './hastNodes.ts';

const MARK = 'data-place';
const MARKS = /\sdata-place="(\d+)"/gu;
/** More elements are no page; the library gives up there. */
const MOST_ELEMENTS = 20_000;
/** Chinese says in a hundred characters what the library expects five hundred for. */
const LEAST_CHARACTERS = 100;

type Places = Map<Element, string>;

/** A page of the DOM made of our tree, each element with its place, so that what the library keeps can be found again. */
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

/** The parts of our tree that the library kept; a parent of such a part stays around it, without texts of its own. */
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

/** What a page says outside its links is not thrown away with them: the library may find a box and lose the text. */
const LEAST_KEPT = 0.5;

/** Whether a part is more of a text, and less of a list of where else to go, than the whole, and most of what the whole says. */
function isText(part: Root, whole: Root): boolean {
  const [some, all] = [textIn(part), textIn(whole)];
  return some.plain - some.linked > all.plain - all.linked && some.plain >= LEAST_KEPT * all.plain;
}

/**
 * The main text of a page made of nothing but divs, as a browser's reader view finds it; null where it finds none, or less text than
 * the whole has outside its lists of links.
 * @param body the page without its furniture
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
