import { unitsOf } from '#client/lib/unitsOf.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import { allWords, hiddenSpans, plainWords, type PlainWords } from '../text/plainWords.ts';
import type { Span, TextSearch } from '../text/TextSearch.ts';
import { mentionsOf } from './answerRow.ts';
import type { AnswerTable } from './AnswerTable.ts';

/** A cut of an answer as plain words, with the mentions that are entirely in it; offsets into `text`. */
interface Excerpt {
  readonly text: string;
  readonly mentions: readonly FoundMention[];
  /** Matches of the search in the excerpt, in order and not overlapping. */
  readonly hits: readonly Span[];
}

export const EXCERPT_LENGTH = 240;
/** Characters of the excerpt before its focus. */
const LEAD = 80;
/** Recorded text around the focus that is read to get enough words: link targets and marks take up characters and are removed. */
const LOOK_BEFORE = 400;
const LOOK_AFTER = 2400;
const ELLIPSIS = '…';
/** A cut is moved by at most this many characters to fall between words. */
const WORD_REACH = 16;
/** Ends of a clause in scripts without spaces. */
const CLAUSE_ENDS = unitsOf('。！？；，、：');

/**
 * The excerpt of a row around the first search match; without a search, around the first mention of `brand` (of any brand if `brand` is
 * null or not named), or the beginning of the text.
 */
export function excerptOf(table: AnswerTable, row: number, brand: number | null, search: TextSearch | null): Excerpt {
  return excerpt(table.texts.text(row), mentionsOf(table, row), brand, search);
}

/** As `excerptOf`, for a text and its mentions in order. The text is at most EXCERPT_LENGTH UTF-16 units long. */
export function excerpt(
  text: string,
  mentions: readonly FoundMention[],
  brand: number | null,
  search: TextSearch | null = null,
): Excerpt {
  const hit = search === null ? undefined : firstShown(text, search.find(text));
  const focus: Span | undefined = hit ?? mentions.find((mention) => mention.brand === brand) ?? mentions[0];
  const from = focus === undefined ? 0 : lineStart(text, focus.from);
  const to = Math.min(text.length, (focus?.to ?? 0) + LOOK_AFTER);
  const plain = wordsWith(text, from, to, hit, mentions);
  const cut = cutAround(plain, focus, { before: from > 0, after: to < text.length });
  const body = plain.text.slice(cut.from, cut.to);
  const prefix = cut.cutsBefore ? ELLIPSIS : '';
  const isWhole = cut.to >= plain.text.length && to === text.length;
  return {
    text: prefix + body + (isWhole ? '' : ELLIPSIS),
    mentions: placed(mentions, plain, cut, prefix.length),
    hits: (search?.find(body) ?? []).map((span) => ({ from: span.from + prefix.length, to: span.to + prefix.length })),
  };
}

/** The first hit in visible text; the first of all if they are only in link targets and other hidden text. */
function firstShown(text: string, hits: readonly Span[]): Span | undefined {
  const hidden = hiddenSpans(text, 0, text.length);
  let span = 0;
  const shown = hits.find((hit) => {
    while (span < hidden.count && hidden.to(span) <= hit.from) {
      span += 1;
    }
    return span >= hidden.count || hidden.from(span) >= hit.from;
  });
  return shown ?? hits[0];
}

/** The plain words of a range; its recorded text if the hit is not entirely in the plain words. */
function wordsWith(
  text: string,
  from: number,
  to: number,
  hit: Span | undefined,
  mentions: readonly FoundMention[],
): PlainWords {
  if (hit === undefined) {
    return plainWords(text, from, to, mentions);
  }
  const words = plainWords(text, from, to, withSpan(mentions, hit));
  const at = words.origins.indexOf(hit.from);
  const isWhole = at >= 0 && words.origins[at + hit.to - hit.from - 1] === hit.to - 1;
  return isWhole ? words : allWords(text, from, to);
}

/** The spans with one more, which is merged with those it touches. */
function withSpan(spans: readonly Span[], added: Span): Span[] {
  const before = spans.filter(({ to }) => to <= added.from);
  const after = spans.filter(({ from }) => from >= added.to);
  const touched = spans.slice(before.length, spans.length - after.length);
  const from = Math.min(added.from, ...touched.map((span) => span.from));
  const to = Math.max(added.to, ...touched.map((span) => span.to));
  return [...before, { from, to }, ...after];
}

interface Cut extends Span {
  readonly cutsBefore: boolean;
}

/** The range of the words to show; `more`: whether there is text before and after the words. */
function cutAround(plain: PlainWords, focus: Span | undefined, more: { before: boolean; after: boolean }): Cut {
  const { text } = plain;
  const at = focus === undefined ? 0 : Math.max(0, plain.origins.indexOf(focus.from));
  // The focus itself may take up most of the room.
  const lead = Math.min(LEAD, Math.max(0, EXCERPT_LENGTH - 2 - (focus === undefined ? 0 : focus.to - focus.from)));
  const cutsBefore = more.before || at > lead;
  const room = EXCERPT_LENGTH - (cutsBefore ? 1 : 0);
  let from = at > lead ? wordStart(text, at - lead, at) : 0;
  let to = text.length;
  const cutsAfter = to - from > room || more.after;
  if (to - from > room - (cutsAfter ? 1 : 0)) {
    to = wordEnd(text, from + room - 1, at);
  }
  // Blanks at the cuts would count as text and could be highlighted.
  while (from < to && text.charAt(from) === ' ') {
    from += 1;
  }
  return { from, to: from + text.slice(from, to).trimEnd().length, cutsBefore };
}

function placed(mentions: readonly FoundMention[], plain: PlainWords, cut: Cut, shift: number): FoundMention[] {
  const placeOf = new Map(plain.origins.map((origin, index) => [origin, index]));
  const inside: FoundMention[] = [];
  for (const mention of mentions) {
    const from = placeOf.get(mention.from);
    const last = placeOf.get(mention.to - 1);
    if (from !== undefined && last !== undefined && from >= cut.from && last < cut.to) {
      inside.push({ brand: mention.brand, from: from - cut.from + shift, to: last + 1 - cut.from + shift });
    }
  }
  return inside;
}

/** Start of the text to read: after a line break or a blank, and never between the halves of a surrogate pair. */
function lineStart(text: string, at: number): number {
  const floor = Math.max(0, at - LOOK_BEFORE);
  if (floor === 0) {
    return 0;
  }
  const newline = text.indexOf('\n', floor);
  if (newline >= 0 && newline < at) {
    return newline + 1;
  }
  const blank = text.indexOf(' ', floor);
  return blank >= 0 && blank < at ? blank + 1 : floor + (isLowSurrogate(text, floor) ? 1 : 0);
}

function wordStart(text: string, wanted: number, limit: number): number {
  const reach = Math.min(limit, wanted + WORD_REACH);
  for (let i = wanted; i < reach; i += 1) {
    if (text.charAt(i) === ' ' || CLAUSE_ENDS.has(text.charCodeAt(i))) {
      return i + 1;
    }
  }
  return wanted + (isLowSurrogate(text, wanted) ? 1 : 0);
}

function wordEnd(text: string, wanted: number, limit: number): number {
  const blank = text.lastIndexOf(' ', wanted);
  if (blank > Math.max(limit, wanted - WORD_REACH)) {
    return blank;
  }
  return wanted - (isLowSurrogate(text, wanted) ? 1 : 0);
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}
