import type { Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeRemark, { document: true })
  // No padding of table columns: one long cell would add a hundred thousand blanks.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true });

/**
 * Converts all of an HTML tree to Markdown.
 * @throws when nested deeper than the converter supports
 */
export function toMarkdown(root: Root): string {
  return writer.stringify(writer.runSync(root)).trim();
}
