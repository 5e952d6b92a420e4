import type { TextLink } from './linksInText.ts';
import { parseUrl } from './parseUrl.ts';

/** A pasted text as Markdown, and its distinct links. */
interface PastedHtml {
  readonly text: string;
  readonly links: readonly TextLink[];
}

/** Maximum nesting: deeper lists, quotes and tables are written as plain paragraphs, because each level adds a mark to every line. */
const MOST_DEPTH = 60;
const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'BUTTON',
  'HEAD',
  'TITLE',
  'IFRAME',
  'OBJECT',
]);
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE MAIN HEADER FOOTER FIGURE DL DT DD UL OL LI TABLE CAPTION TR TH TD BLOCKQUOTE'.split(' '),
);
const ANY_BLOCK = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre';
const MARKS: Readonly<Record<string, string>> = { STRONG: '**', B: '**', EM: '*', I: '*', DEL: '~~', S: '~~' };

function isLinkTarget(href: string): boolean {
  return /^https?:\/\//iu.test(href) && parseUrl(href) !== null;
}

/** Emails use nested tables for layout; Markdown has no nested tables. */
const isLayout = (table: HTMLTableElement): boolean => table.querySelector('table') !== null;

/** Writes the nodes of a parsed document as Markdown. */
class MarkdownWriter {
  readonly links = new Map<string, string>();

  children(node: Node, depth: number): string {
    return [...node.childNodes].map((child) => this.node(child, depth + 1)).join('');
  }

  node(node: Node, depth: number): string {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/gu, ' ');
    if (!(node instanceof HTMLElement) || SKIPPED.has(node.tagName)) return '';
    const { tagName } = node;
    const heading = /^H([1-6])$/u.exec(tagName)?.[1];
    if (heading !== undefined) return `\n\n${'#'.repeat(Number(heading))} ${this.inline(node, depth)}\n\n`;
    if (tagName === 'BR') return '\n';
    if (tagName === 'HR') return '\n\n---\n\n';
    if (tagName === 'PRE') return `\n\n\`\`\`\n${node.textContent.replace(/\n+$/u, '')}\n\`\`\`\n\n`;
    if (tagName === 'CODE') return `\`${node.textContent}\``;
    if (tagName === 'A') return this.link(node, depth);
    const group = depth > MOST_DEPTH ? null : this.group(node, depth);
    if (group !== null) return group;
    const mark = MARKS[tagName];
    // Google Docs wraps everything it copies into a `b` that is not bold.
    if (mark !== undefined && node.querySelector(ANY_BLOCK) === null) {
      const inner = this.children(node, depth).trim();
      return inner === '' ? '' : `${mark}${inner}${mark}`;
    }
    const inner = this.children(node, depth);
    return BLOCKS.has(tagName) ? `\n\n${inner}\n\n` : inner;
  }

  /** Elements that write a prefix before each of their lines. */
  private group(node: HTMLElement, depth: number): string | null {
    const { tagName } = node;
    if (tagName === 'UL' || tagName === 'OL') return this.list(node, depth);
    if (node instanceof HTMLTableElement && !isLayout(node)) return this.table(node, depth);
    if (tagName !== 'BLOCKQUOTE') return null;
    const lines = this.children(node, depth).trim().split('\n');
    return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
  }

  private inline(node: Node, depth: number): string {
    return this.children(node, depth).replaceAll(/\s+/gu, ' ').trim();
  }

  private link(node: HTMLElement, depth: number): string {
    const href = (node.getAttribute('href') ?? '').trim();
    const text = this.inline(node, depth);
    if (!isLinkTarget(href)) return text;
    const title = node.getAttribute('title')?.trim() ?? '';
    if (!this.links.has(href)) this.links.set(href, title === '' ? text : title);
    // In a list of sources, a link without text is labelled with its address.
    return `[${(text === '' ? href : text).replaceAll(/[[\]]/gu, '')}](${href.replaceAll(/[()\s]/gu, encodeURIComponent)})`;
  }

  private list(node: HTMLElement, depth: number): string {
    let count = 0;
    const lines = [...node.children].map((item) => {
      const isItem = item.tagName === 'LI';
      if (isItem) count += 1;
      const mark = node.tagName === 'OL' ? `${String(count)}. ` : '- ';
      const text = tidyMarkdown(isItem ? this.children(item, depth) : this.node(item, depth + 1));
      const indented = text.replaceAll(/\n(?=.)/gu, '\n  ');
      // Some editors put a nested list beside its item instead of into it.
      return isItem ? `${mark}${indented}` : `  ${indented}`;
    });
    return `\n\n${lines.join('\n')}\n\n`;
  }

  private table(node: HTMLTableElement, depth: number): string {
    const rows = Array.from(node.rows, (row) =>
      [...row.children].map((cell) => this.inline(cell, depth).replaceAll('|', String.raw`\|`)),
    );
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width === 0) return '';
    const line = (cells: readonly string[]): string =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
    const [head = [], ...body] = rows;
    const caption = node.caption === null ? '' : this.node(node.caption, depth);
    return `\n\n${caption}${[line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n')}\n\n`;
  }
}

function tidyMarkdown(text: string): string {
  return text
    .replaceAll(/[ \t]+\n/gu, '\n')
    .replaceAll(/\n[ \t]+(?=\n)/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Whether HTML has formats that plain text loses. Code editors also put HTML on the clipboard, but without these elements. */
export const isFormatted = (html: string): boolean => /<(?:h[1-6]|[uo]l|table|blockquote|a\s[^>]*href)\b/iu.test(html);

/** The elements of a parsed document as Markdown. */
export function markdownOf(body: HTMLElement): PastedHtml {
  const writer = new MarkdownWriter();
  const text = tidyMarkdown(writer.children(body, 0));
  return { text, links: Array.from(writer.links, ([url, title]) => ({ url, title })) };
}

/**
 * Converts formatted text from the clipboard to Markdown. The HTML is parsed in a separate document: nothing in it is run, loaded or
 * rendered. Links that are not web addresses become plain text.
 */
export function htmlToMarkdown(html: string): PastedHtml {
  return markdownOf(new DOMParser().parseFromString(html, 'text/html').body);
}
