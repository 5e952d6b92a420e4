import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Mention } from '#client/api/answerSchemas.ts';
import { alignText } from '#client/components/answers/alignText.ts';
import { contentStart } from '#client/components/answers/contentStart.ts';
import { localMentions } from '#client/components/answers/localMentions.ts';
import { RENDERED_ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { splitSentences, trimSpan } from '#client/lib/sentences/splitSentences.ts';
import type { Span } from '#client/lib/Span.ts';
import { PlainText, SENTENCE_BREAK } from './PlainText.ts';
import type { PlacedText } from './PlainText.ts';

type UnitKind = 'heading' | 'item' | 'sentence' | 'row' | 'code';

/** The unit of comparison: a sentence, or a whole heading, list item, table row or code block. */
export interface TextUnit {
  readonly kind: UnitKind;
  /** Without markup and citation marks. */
  readonly text: string;
  /** Offsets into `text`. */
  readonly mentions: readonly Mention[];
}

/** The fields of a syntax tree node that are used here. */
interface SyntaxNode {
  readonly type: string;
  readonly value?: string;
  readonly alt?: string | null | undefined;
  readonly children?: readonly SyntaxNode[];
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

interface Source {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

const BETWEEN_CELLS = ' · ';

/** Splits an answer (Markdown) into units of comparison. */
export function textUnits(text: string, mentions: readonly Mention[]): TextUnit[] {
  const tree: SyntaxNode = unified().use(remarkParse).use(remarkGfm).parse(text);
  return blockUnits(tree, { text, mentions }, false);
}

function blockUnits(node: SyntaxNode, source: Source, inItem: boolean): TextUnit[] {
  switch (node.type) {
    case 'heading':
      return wholeUnit('heading', flatten([node], source), source);
    case 'paragraph':
      return inItem ? wholeUnit('item', flatten([node], source), source) : sentenceUnits(node, source);
    case 'tableRow':
      return wholeUnit('row', flatten(node.children ?? [], source), source);
    case 'code':
      return wholeUnit('code', flatten([node], source), source);
    case 'html':
      return sentenceUnits(node, source);
    case 'definition':
      return [];
    default:
      return (node.children ?? []).flatMap((child) => blockUnits(child, source, inItem || node.type === 'listItem'));
  }
}

/** The text of nodes; in a table row the nodes are cells. */
function flatten(nodes: readonly SyntaxNode[], source: Source): PlainText {
  const plain = new PlainText();
  nodes.forEach((node, index) => {
    if (index > 0) plain.addGap(BETWEEN_CELLS);
    addWords(node, source, plain, false);
  });
  return plain;
}

/** Whether a node is `[1]` with a link definition below: a citation mark that Markdown parses as a link. */
function isNumberLink({ type, children = [] }: SyntaxNode): boolean {
  const [only, ...others] = children;
  return type === 'linkReference' && others.length === 0 && /^\^?\d{1,3}$/u.test(only?.value ?? '');
}

function addWords(node: SyntaxNode, source: Source, plain: PlainText, inLink: boolean): void {
  if (isNumberLink(node)) return;
  const isLink = inLink || node.type === 'link' || node.type === 'linkReference';
  const value = node.value ?? node.alt ?? null;
  if (node.type === 'break') {
    plain.addGap(SENTENCE_BREAK);
  } else if (value !== null) {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? source.text.length];
    plain.add(
      value,
      alignText(value, source.text, start + contentStart(node, source.text.slice(start, end)), end),
      isLink,
    );
  }
  for (const child of node.children ?? []) addWords(child, source, plain, isLink);
}

function wholeUnit(kind: UnitKind, plain: PlainText, source: Source): TextUnit[] {
  const words = plain.words(kind === 'code');
  return unitOf(kind, words, trimSpan(words.text, { start: 0, end: words.text.length }), source);
}

function sentenceUnits(node: SyntaxNode, source: Source): TextUnit[] {
  const words = flatten([node], source).words(false);
  return splitSentences(words.text, RENDERED_ANSWER_RULES).flatMap((span) =>
    unitOf('sentence', words, trimSpan(words.text, span), source),
  );
}

function unitOf(kind: UnitKind, words: PlacedText, { start, end }: Span, source: Source): TextUnit[] {
  if (start >= end) return [];
  const offsets = words.offsets.slice(start, end + 1);
  const [first, behind] = [offsets[0] ?? 0, offsets.at(-1) ?? 0];
  const inside = source.mentions.filter((mention) => mention.start < behind && mention.end > first);
  return [{ kind, text: words.text.slice(start, end), mentions: localMentions(offsets, inside) }];
}
