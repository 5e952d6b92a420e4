import type { Span } from '#client/lib/Span.ts';
import { isWithinOne } from '../text/orderedSpans.ts';
import type { Sentence, TextDocument } from '../text/TextDocument.ts';
import { findFigures } from './findFigures.ts';
import type { Figure } from './findFigures.ts';
import { findQuotations } from './findQuotations.ts';
import type { Quotation } from './findQuotations.ts';
import { namesSource } from './namesSource.ts';

/** The claims of a text by sentence, and whether each gives a source. */
export interface Claims {
  readonly document: TextDocument;
  /** By sentence. */
  readonly figures: readonly (readonly Figure[])[];
  /** By sentence: the sentence, or the list, table or quotation around it, gives a source. */
  readonly sourced: readonly boolean[];
  readonly quotations: readonly Quotation[];
  /** By sentence: holds a figure or a quotation without a source. */
  readonly flagged: readonly boolean[];
}

/** A web address, a page of the own site, or a note that names a source; a jump inside the text is not a source. */
const isSource = (url: string): boolean => /^https?:\/\/[^/]/iu.test(url) || /^\/(?!\/)/u.test(url) || url === '';
/** A line under a table or quotation that gives its source. */
const SOURCE_LINE = /^\s*(?:(?:[（(]\s*)?(?:数据|资料)?(?:来源|出处)|sources?\b|data:|—|–|--)/iu;

function gives({ text, links }: Sentence): boolean {
  return links.some(({ url }) => isSource(url)) || namesSource(text);
}

/** Blocks whose figures have their source outside their own sentence: above a list, below a table, anywhere in a quotation. */
function sourcedBlocks({ blocks, sentences }: TextDocument, own: readonly boolean[]): ReadonlySet<number> {
  const byBlock: number[][] = blocks.map(() => []);
  for (const [i, { block }] of sentences.entries()) byBlock[block]?.push(i);
  const blockGives = (index: number): boolean => (byBlock[index] ?? []).some((i) => own[i]);
  const isSourceLine = (index: number): boolean => {
    const first = sentences[byBlock[index]?.[0] ?? -1];
    return first !== undefined && SOURCE_LINE.test(first.text) && blockGives(index);
  };
  const found = new Set<number>();
  for (let from = 0; from < blocks.length;) {
    const block = blocks[from];
    let to = from + 1;
    if (block !== undefined && block.group >= 0) {
      while (blocks[to]?.group === block.group && blocks[to]?.kind === block.kind) to += 1;
    }
    const lead = byBlock[from - 1]?.at(-1);
    const isLead = lead !== undefined && /[:：]\s*$/u.test(sentences[lead]?.text ?? '') && own[lead] === true;
    const isSourced =
      (block?.kind === 'quote' && (blockGives(from) || isSourceLine(to))) ||
      (block?.kind === 'row' && (isSourceLine(to) || isLead)) ||
      (block?.kind === 'item' && isLead);
    if (isSourced) for (let i = from; i < to; i += 1) found.add(i);
    from = to;
  }
  return found;
}

/** The figures and quotations of a text, and which sentences name a source. */
export function readClaims(document: TextDocument): Claims {
  const { sentences, blocks } = document;
  const own = sentences.map(gives);
  const inSourced = sourcedBlocks(document, own);
  const sourced = sentences.map(({ block }, i) => own[i] === true || inSourced.has(block));
  const figures = sentences.map(({ text, start, block }) =>
    blocks[block]?.kind === 'heading' ? [] : findFigures(text, start),
  );
  const quotations = findQuotations(document);
  const flagged = figures.map(
    (inSentence, i) => sourced[i] !== true && !inSentence.every((one) => isQuoted(one, quotations)),
  );
  for (const quotation of quotations) if (!isAttributed(quotation, sourced)) flagged[quotation.sentence] = true;
  return { document, figures, sourced, quotations, flagged };
}

/** Whether a figure is inside a quotation: it is then judged as part of the quotation. */
export function isQuoted(figure: Span, quotations: readonly Quotation[]): boolean {
  return isWithinOne(quotations, figure);
}

/** Whether a quotation is attributed: to a person with a role, or to a source. */
export function isAttributed({ hasSpeaker, sentence }: Quotation, sourced: readonly boolean[]): boolean {
  return hasSpeaker || sourced[sentence] === true;
}
