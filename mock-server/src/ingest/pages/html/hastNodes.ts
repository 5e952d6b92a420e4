import type { Element, ElementContent, Nodes, Root } from 'hast';

/** Children of any node; none for texts and the like. */
export function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

/** All elements below a node in reading order. A stack, not recursion: how deep a page is nested is up to the page. */
export function* elementsOf(top: Nodes): Generator<Element> {
  const waiting: Nodes[] = [...childrenOf(top)].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element') yield node;
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (child !== undefined) waiting.push(child);
    }
  }
}

/** The first element of a name. */
export function findElement(top: Nodes, name: string): Element | undefined {
  for (const element of elementsOf(top)) if (element.tagName === name) return element;
  return undefined;
}

/** The elements around the first one of a name, the innermost first. */
export function ancestorsOf(top: Nodes, name: string): readonly Element[] {
  const parents = new Map<Nodes, Nodes>();
  const waiting: Nodes[] = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'element' && node.tagName === name) {
      const around: Element[] = [];
      for (let at = parents.get(node); at?.type === 'element'; at = parents.get(at)) around.push(at);
      return around;
    }
    for (const child of childrenOf(node).toReversed()) {
      parents.set(child, node);
      waiting.push(child);
    }
  }
  return [];
}

/** Elements after which words do not run on. */
const BREAKS: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** The words below a node on one line. */
export function wordsBelow(top: Nodes): string {
  const parts: string[] = [];
  const waiting: Nodes[] = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'text') parts.push(node.value);
    if (node.type === 'element' && BREAKS.has(node.tagName)) parts.push(' ');
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (child !== undefined) waiting.push(child);
    }
  }
  return parts.join('').replaceAll(/\s+/gu, ' ').trim();
}

/** An attribute as text; lists (class, rel) with blanks between. Null without it. */
export function attribute({ properties }: Element, name: string): string | null {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  if (value === undefined || value === null || value === false) return null;
  return value === true ? '' : String(value);
}

/** The tree without comments and the elements that `isOut` names; nodes that stay are shared with the old one as far as they are whole. */
export function without(root: Root, isOut: (element: Element, parents: readonly Element[]) => boolean): Root {
  const parents: Element[] = [];
  const kept = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'comment') return [];
      if (node.type !== 'element') return [node];
      if (isOut(node, parents)) return [];
      parents.push(node);
      const copy = { ...node, children: kept(node.children) };
      parents.pop();
      return [copy];
    });
  return {
    type: 'root',
    children: root.children.flatMap((node): Root['children'] =>
      node.type === 'element' ? kept([node]) : node.type === 'comment' ? [] : [node],
    ),
  };
}
