import type { Span } from '#client/lib/Span.ts';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'quote';

/** A heading, paragraph, list item, table row or block quotation. Code blocks are left out: engines do not read them out. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** The same for all blocks of one list or table. */
  readonly group: number;
}

export interface Link extends Span {
  readonly url: string;
  /** Where the link text stands. */
  readonly label: Span;
}

export interface Sentence extends Span {
  readonly block: number;
  /** Without markup, padded to the length of its source so that offsets stay valid. */
  readonly text: string;
  /** Chinese characters and words (`countLength`). */
  readonly length: number;
  readonly links: readonly Link[];
}

export interface TextDocument {
  readonly source: string;
  readonly language: 'zh' | 'en';
  /** The source with each markup character replaced by a space. */
  readonly plain: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly links: readonly Link[];
  /** Length of everything but headings, in Chinese characters and words. */
  readonly length: number;
}
