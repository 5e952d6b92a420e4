import type { Mention } from '#client/api/answerSchemas.ts';
import type { MarkdownNode } from '../remarkMentions.ts';

/** An answer to be read beside the page. */
export interface FormatOrder {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Positions of the sources that its marks may stand for. */
  readonly known: readonly number[];
}

/** What becomes of it: its tree, or that the page could not draw it without stopping. */
export type FormatReply = { readonly kind: 'done'; readonly tree: MarkdownNode } | { readonly kind: 'too_large' };

/** Of a tree that is drawn within a moment. */
export const MOST_NODES = 4000;
/** Of nodes in one another: whoever draws them goes down a call a level. */
const DEEPEST = 60;

/** The nodes of a tree; more than any limit where they stand too deep in one another. */
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
