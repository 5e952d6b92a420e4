import type { MarkdownNode } from './remarkMentions.ts';

function headingsOf(tree: MarkdownNode): MarkdownNode[] {
  const found: MarkdownNode[] = [];
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'heading') found.push(node);
    for (const child of node.children ?? []) open.push(child);
  }
  return found;
}

/**
 * A remark plugin that renumbers heading levels from 1 without gaps: an answer that begins with `###` would skip levels below the headings
 * of the page.
 */
export function remarkHeadings() {
  return (tree: MarkdownNode): void => {
    const headings = headingsOf(tree);
    const levels = [...new Set(headings.map(({ depth = 1 }) => depth))].sort((a, b) => a - b);
    for (const heading of headings) heading.depth = levels.indexOf(heading.depth ?? 1) + 1;
  };
}
