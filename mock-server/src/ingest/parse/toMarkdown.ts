import type { Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeRemark, { document: true })
  // Columns are not filled up with blanks: a long cell would make a hundred thousand of them.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true });

/** HTML as Markdown, all of it as it is. @throws where it is nested deeper than the converter goes */
export function toMarkdown(root: Root): string {
  return writer.stringify(writer.runSync(root)).trim();
}
