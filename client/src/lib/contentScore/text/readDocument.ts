import { DRAFT_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { splitSentences, trimSpan } from '#client/lib/sentences/splitSentences.ts';
import type { Span } from '#client/lib/Span.ts';
import { countLength, languageOf } from './countLength.ts';
import { startingBefore } from './orderedSpans.ts';
import { scanBlocks } from './scanBlocks.ts';
import { scanInline } from './scanInline.ts';
import type { Block, Link, Sentence, TextDocument } from './TextDocument.ts';

const ONLY_SOURCE = /^(?:(?:数据|资料|图片)?(?:来源|出处)|参见|详见|sources?|see|via)?$/iu;

/** The text of a sentence outside its links. */
function besideLinks(plain: string, { start, end }: Span, links: readonly Link[]): string {
  let text = '';
  let from = start;
  for (const { label } of links) {
    text += `${plain.slice(from, Math.max(from, label.start))} `;
    from = Math.max(from, label.end);
  }
  return text + plain.slice(from, end);
}

function isOnlySource(words: string): boolean {
  return ONLY_SOURCE.test(words.replace(/[\s\p{P}]+/gu, ''));
}

/** "It weighs 3 kg. [Source](…) It costs …": the link belongs to the sentence before it. */
function withoutLeadingSource(plain: string, { start, end }: Span, first: Link | undefined): Span {
  if (first === undefined || first.end >= end) return { start, end };
  const isMark = isOnlySource(plain.slice(first.label.start, first.label.end));
  const rest = plain.slice(first.end, end);
  return isMark ? { start: first.end + rest.length - rest.trimStart().length, end } : { start, end };
}

/** The sentences of a text block as spans in `plain`, without surrounding spaces. */
function draftSentences(plain: string, { start, end }: Span): Span[] {
  return splitSentences(plain.slice(start, end), DRAFT_RULES).map((span) =>
    trimSpan(plain, { start: start + span.start, end: start + span.end }),
  );
}

/** Returns a function that finds the links overlapping a stretch; stretches must be requested in text order. */
function linkFinder(links: readonly Link[]): (stretch: Span) => Link[] {
  let first = 0;
  return ({ start, end }) => {
    while ((links[first]?.end ?? Infinity) <= start) first += 1;
    return links.slice(first, Math.max(first, startingBefore(links, end))).filter((link) => link.end > start);
  };
}

/** Sentences of one block; one that is only a source is merged into the sentence before it. */
function sentencesIn(plain: string, block: Block, index: number, links: readonly Link[]): Sentence[] {
  const whole = block.kind === 'heading' || block.kind === 'row';
  const spans = whole ? [{ start: block.start, end: block.end }] : draftSentences(plain, block);
  const joined: { start: number; end: number }[] = [];
  let covered = block.start;
  const byLabel = new Map(links.toReversed().map((link) => [link.label.start, link]));
  for (const [i, span] of spans.entries()) {
    if (i > 0) spans[i] = withoutLeadingSource(plain, span, byLabel.get(span.start));
  }
  const linksWithin = linkFinder(links);
  for (const [i, span] of spans.entries()) {
    // A mark such as [1] is blank in the plain text: links between two sentences belong to the first.
    const end = spans[i + 1]?.start ?? block.end;
    const own = links.slice(startingBefore(links, covered), startingBefore(links, end));
    const before = joined.at(-1);
    if (before !== undefined && own.length > 0 && isOnlySource(besideLinks(plain, span, own))) before.end = span.end;
    else joined.push({ ...span });
    covered = end;
  }
  return joined.map(({ start, end }, i) => {
    const until = joined[i + 1]?.start ?? block.end;
    const from = i === 0 ? block.start : start;
    return {
      start,
      end,
      block: index,
      text: plain.slice(start, end),
      length: countLength(plain, start, end),
      links: linksWithin({ start: from, end: until }),
    };
  });
}

/** Parses a text once, for all factors. */
export function readDocument(source: string): TextDocument {
  const { blocks, definitions } = scanBlocks(source);
  const { plain, links } = scanInline(source, definitions);
  const sentences: Sentence[] = [];
  let at = 0;
  for (const [index, block] of blocks.entries()) {
    while ((links[at]?.end ?? Infinity) <= block.start) at += 1;
    const inside: Link[] = [];
    for (let i = at; (links[i]?.start ?? Infinity) < block.end; i += 1) {
      const link = links[i];
      if (link !== undefined) inside.push(link);
    }
    sentences.push(...sentencesIn(plain, block, index, inside));
  }
  const body = sentences.filter(({ block }) => blocks[block]?.kind !== 'heading');
  return {
    source,
    language: languageOf(blocks.map(({ start, end }) => plain.slice(start, end)).join('\n')),
    plain,
    blocks,
    sentences,
    links,
    length: body.reduce((sum, { length }) => sum + length, 0),
  };
}
