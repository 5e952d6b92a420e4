import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { toMarkdown } from '#server/ingest/parse/toMarkdown.ts';

/** Longer texts are no answers. */
const LONGEST = 1_000_000;

const reader = unified().use(rehypeParse, { fragment: true });

/** Converts an answer stored as HTML to Markdown. */
export function answerOfHtml(html: string): string {
  if (html.length > LONGEST) return html;
  try {
    return toMarkdown(reader.parse(html));
  } catch {
    // Nested deeper than the converter supports.
    return html.replaceAll(/<[^>]*>/gu, ' ').trim();
  }
}
