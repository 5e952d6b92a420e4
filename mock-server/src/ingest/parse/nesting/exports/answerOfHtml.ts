import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Longer ones are no answers. */
const LONGEST = 1_000_000;

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true });

/** An answer that was kept as HTML, as Markdown. */
export function answerOfHtml(html: string): string {
  if (html.length > LONGEST) return html;
  try {
    return String(converter.processSync(html)).trim();
  } catch {
    // Nested deeper than the converter goes.
    return html.replaceAll(/<[^>]*>/gu, ' ').trim();
  }
}
