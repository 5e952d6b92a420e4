import type { Span } from '../../Span.ts';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'quote';

/** A heading, paragraph, list item, table row or block quotation. Code is none: it is not read out by anybody. */
export interface Block extends Span {
  readonly kind: BlockKind;
  /** Of a heading 1 to 6, else 0. */
  readonly level: number;
  /** Blocks of one list or table share it. */
  readonly group: number;
}

export interface Link extends Span {
  readonly url: string;
  /** Where its words stand. */
  readonly label: Span;
}

export interface Sentence extends Span {
  readonly block: number;
  /** Without markup; as long as its source, so that offsets stay true. */
  readonly text: string;
  /** Chinese characters and words (`countLength`). */
  readonly length: number;
  readonly links: readonly Link[];
}

export interface TextDocument {
  readonly source: string;
  readonly language: 'zh' | 'en';
  /** The source with a blank for each character of markup. */
  readonly plain: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly links: readonly Link[];
  /** Of everything but headings, in Chinese characters and words. */
  readonly length: number;
}
