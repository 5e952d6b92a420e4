import type { AnswerTable } from '../types.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import { plainWords, type PlainWords } from '../text/plainWords.ts';
import { mentionsOf } from './answerRow.ts';

/** A cut of an answer as plain words, with the mentions that stand whole in it; offsets into `text`. */
export interface Excerpt {
  readonly text: string;
  readonly mentions: readonly FoundMention[];
}

export const EXCERPT_LENGTH = 240;
/** So much of the cut stands before the mention it is about. */
const LEAD = 80;
/** How much recorded text is looked at to find enough words: link targets and marks take room and vanish. */
const LOOK_BEFORE = 400;
const LOOK_AFTER = 2400;
const ELLIPSIS = '…';
/** A cut moves at most this far to fall between words. */
const WORD_REACH = 16;

/** The excerpt of a row around the first mention of `brand` (of any brand when null or not named), or its beginning. */
export function excerptOf(table: AnswerTable, row: number, brand: number | null, length = EXCERPT_LENGTH): Excerpt {
  return excerpt(table.texts.text(row), mentionsOf(table, row), brand, length);
}

/** As `excerptOf`, for a text and its mentions in order. The text is at most `length` UTF-16 units long. */
export function excerpt(
  text: string,
  mentions: readonly FoundMention[],
  brand: number | null,
  length = EXCERPT_LENGTH,
): Excerpt {
  const focus = mentions.find((mention) => mention.brand === brand) ?? mentions[0];
  const from = focus === undefined ? 0 : lineStart(text, focus.from);
  const to = Math.min(text.length, (focus?.to ?? 0) + LOOK_AFTER);
  const plain = plainWords(text, from, to, mentions);
  const at = focus === undefined ? 0 : Math.max(0, plain.origins.indexOf(focus.from));
  const cutsBefore = from > 0 || at > LEAD;
  const room = length - (cutsBefore ? 1 : 0);
  let start = at > LEAD ? wordStart(plain.text, at - LEAD, at) : 0;
  let end = plain.text.length;
  const cutsAfter = end - start > room || to < text.length;
  if (end - start > room - (cutsAfter ? 1 : 0)) {
    end = wordEnd(plain.text, start + room - 1, at);
  }
  // Blanks at the cuts would be highlighted or counted for nothing.
  while (start < end && plain.text.charAt(start) === ' ') {
    start += 1;
  }
  const body = plain.text.slice(start, end).trimEnd();
  const prefix = cutsBefore ? ELLIPSIS : '';
  const isWhole = start + body.length >= plain.text.length && to === text.length;
  return {
    text: prefix + body + (isWhole ? '' : ELLIPSIS),
    mentions: placed(mentions, plain, start, start + body.length, prefix.length),
  };
}

function placed(
  mentions: readonly FoundMention[],
  plain: PlainWords,
  start: number,
  end: number,
  shift: number,
): FoundMention[] {
  const placeOf = new Map(plain.origins.map((origin, index) => [origin, index]));
  const inside: FoundMention[] = [];
  for (const mention of mentions) {
    const from = placeOf.get(mention.from);
    const last = placeOf.get(mention.to - 1);
    if (from !== undefined && last !== undefined && from >= start && last < end) {
      inside.push({ brand: mention.brand, from: from - start + shift, to: last + 1 - start + shift });
    }
  }
  return inside;
}

/** Where to begin looking: at a line or a blank, and never between the halves of a surrogate pair. */
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
  const blank = text.indexOf(' ', wanted);
  if (blank >= 0 && blank < Math.min(limit, wanted + WORD_REACH)) {
    return blank + 1;
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
