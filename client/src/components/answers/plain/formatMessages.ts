import type { Mention } from '#client/api/answerSchemas.ts';
import type { MarkdownNode } from '../remarkMentions.ts';

/** A request to parse an answer in a worker. */
export interface FormatOrder {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Positions of the sources that its marks may refer to. */
  readonly known: readonly number[];
}

/** The response: the tree, or that it is too large to render without blocking. */
export type FormatReply = { readonly kind: 'done'; readonly tree: MarkdownNode } | { readonly kind: 'too_large' };

/** Most nodes of a tree that renders without a noticeable delay. */
export const MOST_NODES = 4000;
/** Most nesting of nodes: rendering recurses once per level. */
const DEEPEST = 60;

/** Counts the nodes of a tree; exceeds any limit if they are nested too deeply. */
export function countNodes(tree: MarkdownNode): number {
  let level: readonly MarkdownNode[] = [tree];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return Infinity;
    count += level.length;
    level = level.flatMap(({ children }) => children ?? []);
  }
  return count;
}
