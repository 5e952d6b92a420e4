import type { Span } from '#client/lib/Span.ts';
import type { Block, BlockKind } from './TextDocument.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/u;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/u;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/u;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/u;
const QUOTE = /^ {0,3}> ?/u;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/u;
const DEFINITION = /^ {0,3}\[([^\]]{1,200})\]:[ \t]*(.*)$/u;
const INDENTED = /^(?: {4}|\t)/u;

/** The definitions of marks like `[1]` or `[^note]`: the rest of the defining line. */
export type Definitions = ReadonlyMap<string, string>;

interface ScannedBlocks {
  readonly blocks: readonly Block[];
  readonly definitions: Definitions;
}

interface Line extends Span {
  readonly text: string;
}

function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= source.length;) {
    const found = source.indexOf('\n', start);
    const end = found === -1 ? source.length : found;
    const text = source.slice(start, end);
    lines.push({ start, end, text: text.endsWith('\r') ? text.slice(0, -1) : text });
    start = end + 1;
  }
  return lines;
}

/**
 * A hand-written Markdown block scanner: a full parser needs 50 ms for 5,000 words, the whole time budget. It handles what people write in
 * drafts and what pages are converted to: headings of both kinds, lists, tables, quotations, fences, definitions.
 */
class BlockScanner {
  readonly blocks: Block[] = [];
  readonly definitions = new Map<string, string>();
  #open: { kind: BlockKind; start: number; end: number; group: number } | null = null;
  #group = 0;
  #fence: string | null = null;
  #inTable = false;
  #afterBlank = true;
  readonly #lines: readonly Line[];

  constructor(source: string) {
    this.#lines = linesOf(source);
    const from = this.#frontMatter();
    for (let i = from; i < this.#lines.length; i += 1) this.#read(i);
    this.#close();
  }

  /** Front matter: settings between two rules at the start, as some editors write them. */
  #frontMatter(): number {
    if (this.#lines[0]?.text !== '---' || !/^[\w-]+:/u.test(this.#lines[1]?.text ?? '')) return 0;
    const last = this.#lines.findIndex(({ text }, i) => i > 0 && text === '---');
    return last === -1 ? 0 : last + 1;
  }

  #read(i: number): void {
    const line = this.#lines[i];
    if (line === undefined) return;
    const fence = FENCE.exec(line.text)?.[1];
    if (this.#fence !== null) {
      if (fence?.startsWith(this.#fence) === true) this.#fence = null;
      return;
    }
    if (line.text.trim() === '') {
      // A blank line between two items does not end the list; anything else after it starts a new block.
      this.#close();
      this.#inTable = false;
      this.#afterBlank = true;
      return;
    }
    if (fence !== undefined) {
      this.#close();
      this.#fence = fence;
    } else if (!this.#readMarked(line, i)) {
      this.#readText(line);
    }
    this.#afterBlank = false;
  }

  /** Lines recognised by their first characters. */
  #readMarked(line: Line, i: number): boolean {
    const { text, start, end } = line;
    const heading = HEADING.exec(text);
    if (heading !== null) {
      this.#close();
      this.#push('heading', start + heading[0].length, end, heading[1]?.length ?? 1);
      return true;
    }
    if (this.#open?.kind === 'paragraph' && UNDERLINE.test(text)) {
      const { start: from, end: to } = this.#open;
      this.#open = null;
      this.#push('heading', from, to, text.includes('=') ? 1 : 2);
      return true;
    }
    if (RULE.test(text)) {
      this.#close();
      return true;
    }
    return this.#readDefinition(text) || this.#readRow(line, i) || this.#readItem(line) || this.#readQuote(line);
  }

  #readDefinition(text: string): boolean {
    const [, name, value] = DEFINITION.exec(text) ?? [];
    if (name === undefined || value === undefined || this.#open?.kind === 'paragraph') return false;
    this.definitions.set(name.toLowerCase(), value);
    return true;
  }

  #readRow({ text, start, end }: Line, i: number): boolean {
    if (!text.includes('|')) return false;
    if (!this.#inTable) {
      const next = this.#lines[i + 1]?.text ?? '';
      if (!next.includes('-') || !TABLE_RULE.test(next)) return false;
      this.#group += 1;
      this.#inTable = true;
    } else if (TABLE_RULE.test(text)) {
      return true;
    }
    this.#close();
    this.#push('row', start, end, 0);
    return true;
  }

  #readItem({ text, start, end }: Line): boolean {
    const marker = ITEM.exec(text);
    if (marker === null) return false;
    const before = this.#open ?? this.blocks.at(-1);
    this.#close();
    if (before?.kind !== 'item') this.#group += 1;
    this.#open = { kind: 'item', start: start + marker[0].length, end, group: this.#group };
    return true;
  }

  #readQuote({ text, start, end }: Line): boolean {
    const marker = QUOTE.exec(text);
    if (marker === null) return false;
    if (this.#open?.kind === 'quote') {
      this.#open.end = end;
    } else {
      this.#close();
      this.#open = { kind: 'quote', start: start + marker[0].length, end, group: -1 };
    }
    return true;
  }

  #readText({ text, start, end }: Line): void {
    if (this.#open !== null) {
      this.#open.end = end;
    } else if (this.#afterBlank && INDENTED.test(text)) {
      // Indented after an item, a line continues it; elsewhere it is code.
      const before = this.blocks.at(-1);
      if (before?.kind === 'item') this.#open = { kind: 'item', start, end, group: before.group };
    } else {
      this.#open = { kind: 'paragraph', start, end, group: -1 };
    }
  }

  #push(kind: BlockKind, start: number, end: number, level: number): void {
    this.blocks.push({ kind, start, end, level, group: kind === 'row' ? this.#group : -1 });
  }

  #close(): void {
    if (this.#open !== null) this.blocks.push({ ...this.#open, level: 0 });
    this.#open = null;
  }
}

/** The blocks of a Markdown text, and its link definitions. */
export function scanBlocks(source: string): ScannedBlocks {
  const { blocks, definitions } = new BlockScanner(source);
  return { blocks, definitions };
}
