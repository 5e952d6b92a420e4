import { findCitationMarks } from './citationMarks.ts';
import type { MarkdownNode } from './remarkMentions.ts';

/** Nodes without citation marks: a link is a single click target, and code is not prose. */
const CLOSED = new Set(['link', 'linkReference', 'inlineCode', 'code', 'markedCode', 'markedBlock', 'definition']);

const plain = (value: string): MarkdownNode => ({ type: 'text', value });

function mark(position: number): MarkdownNode {
  const number = String(position);
  return { type: 'citation', data: { hName: 'sup', hProperties: { dataCitation: number } }, children: [plain(number)] };
}

function markText(value: string, known: ReadonlySet<number>): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let at = 0;
  for (const { start, end, positions } of findCitationMarks(value)) {
    // A number without a source may be anything: a year, or the engine's own footnote.
    if (!positions.every((position) => known.has(position))) continue;
    if (start > at) nodes.push(plain(value.slice(at, start)));
    nodes.push(...positions.map(mark));
    at = end;
  }
  if (at < value.length) nodes.push(plain(value.slice(at)));
  return nodes;
}

function markNode(node: MarkdownNode, known: ReadonlySet<number>): MarkdownNode[] {
  if (node.type === 'text') return markText(node.value ?? '', known);
  if (!CLOSED.has(node.type) && node.children !== undefined) {
    node.children = node.children.flatMap((child) => markNode(child, known));
  }
  return [node];
}

/** A remark plugin that turns citation marks such as [1] into `<sup data-citation>`, if their sources are known. */
export function remarkCitations(known: ReadonlySet<number>) {
  return (tree: MarkdownNode): void => {
    tree.children = (tree.children ?? []).flatMap((child) => markNode(child, known));
  };
}
