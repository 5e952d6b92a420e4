import { languageOfScript } from '#client/lib/languageOfScript.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the rules of Unicode take for the end of an English sentence and a reader does not. */
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(?:e\.g|i\.e|vs|dr|mrs?|ms|st|inc|ltd|co|corp|approx|no|fig|u\.s|u\.k|[A-Z])\.\s*$/iu;
const LONGEST_ABBREVIATION = 16;
/** Quotes and brackets that open what follows: Unicode's rules leave them with the sentence before. */
const OPENING = /[\s\p{Ps}\p{Pi}]/u;
const ONLY_CLOSING = /^[\s\p{Pe}\p{Pf}"'’”]*$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** One of each kind for all texts: to make one takes longer than to cut a sentence. */
function segmenterOf(language: 'zh' | 'en', granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** Cuts by the rules of the text's language; a browser without `Intl.Segmenter` keeps it in one piece. */
export function segmentsOf(text: string, granularity: 'sentence' | 'word'): Span[] {
  if (!('Segmenter' in Intl)) return [{ start: 0, end: text.length }];
  const segmenter = segmenterOf(languageOfScript(text), granularity);
  return [...segmenter.segment(text)].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Where the words before `end` stop: quotes and brackets that open the next sentence belong to that. */
function withoutOpening(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && OPENING.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

/** The sentences of a Chinese or English text, blanks at their ends left out. */
export function sentencesOf(text: string): Span[] {
  const joined: Span[] = [];
  for (const segment of segmentsOf(text, 'sentence')) {
    const before = joined.at(-1);
    const start = before?.end ?? 0;
    const end = segment.end === text.length ? segment.end : withoutOpening(text, start, segment.end);
    const continues =
      before !== undefined &&
      (ABBREVIATED.test(text.slice(Math.max(before.start, before.end - LONGEST_ABBREVIATION), before.end)) ||
        ONLY_CLOSING.test(text.slice(start, end)));
    if (continues) joined[joined.length - 1] = { start: before.start, end };
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => trimmed(text, start, end)).filter(({ start, end }) => start < end);
}

/** A stretch of a text without the blanks at its ends; of nothing but blanks an empty one. */
export function trimmed(text: string, start = 0, end = text.length): Span {
  const whole = text.slice(start, end);
  const from = start + whole.length - whole.trimStart().length;
  return { start: from, end: Math.max(from, start + whole.trimEnd().length) };
}
