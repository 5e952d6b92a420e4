import type { Element, ElementContent, Root } from 'hast';
import { toMarkdown } from '#server/ingest/parse/toMarkdown.ts';
import { attribute, elementsOf } from './hastNodes.ts';

/** Longer texts are archives, not pages; nobody scores them as one. */
const MOST_CHARACTERS = 100_000;

function absolute(href: string | null, base: string): string | null {
  const from = base === '' ? undefined : base;
  if (href === null || !URL.canParse(href, from)) return null;
  const url = new URL(href, from);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Makes URLs absolute, so that sources are distinguishable from own pages; removes scripts and inline images. */
function settleAddresses(root: Root, base: string): void {
  for (const element of elementsOf(root)) {
    if (element.tagName === 'a') settle(element, 'href', base);
    else if (element.tagName === 'img') settle(element, 'src', base);
  }
}

function settle(element: Element, name: 'href' | 'src', base: string): void {
  const address = absolute(attribute(element, name), base);
  if (address !== null) {
    element.properties[name] = address;
  } else if (name === 'href') {
    element.tagName = 'span';
    element.properties = {};
  } else {
    // The image's description may be useful.
    element.tagName = 'span';
    element.children = [{ type: 'text', value: attribute(element, 'alt') ?? '' }];
    element.properties = {};
  }
}

/** Copies the content up to the limit; converting the rest only to cut it off would be slow. */
function beginning(root: Root): { readonly copy: Root; readonly isCut: boolean } {
  let left = MOST_CHARACTERS;
  const copied = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (left <= 0) return [];
      if (node.type === 'comment') return [];
      if (node.type === 'text') left -= node.value.replaceAll(/\s+/gu, ' ').length;
      if (node.type !== 'element') return [{ ...node }];
      return [{ ...node, properties: { ...node.properties }, children: copied(node.children) }];
    });
  const children = root.children.flatMap((node): Root['children'] => (node.type === 'doctype' ? [] : copied([node])));
  return { copy: { type: 'root', children }, isCut: left <= 0 };
}

/**
 * Converts page content to Markdown, and states whether it was cut off.
 * @param base the page's URL, against which relative ones are resolved; empty: none
 */
export function htmlToMarkdown(content: Root, base: string): { readonly text: string; readonly isCut: boolean } {
  const { copy, isCut } = beginning(content);
  settleAddresses(copy, base);
  const text = toMarkdown(copy);
  return { text: text.slice(0, MOST_CHARACTERS), isCut: isCut || text.length > MOST_CHARACTERS };
}
