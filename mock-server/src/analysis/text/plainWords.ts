import { unitsOf } from '#client/lib/unitsOf.ts';
import { maskNonText } from './maskNonText.ts';
import { SpanList } from './SpanList.ts';
import type { Span } from './TextSearch.ts';

/** A text without Markdown, with the recorded offset of each of its UTF-16 units. */
export interface PlainWords {
  readonly text: string;
  readonly origins: readonly number[];
}

const BLANK = ' ';
/** Marks that end with a blank of their own; another one would leave a gap. */
const WIDE_MARKS = unitsOf('。！？；，、：');
/** Markers at the start of a line: headings, quotes, list items. */
const LINE_START = /^[ \t]*(?:(?:>|#{1,6}(?=\s)|[-*+•](?=\s)|\d{1,3}[.)](?=\s))[ \t]*)*/u;
const LINE_NOISE =
  /^[ \t]*(?:(?:[|:][|: ]*)?--[-|: ]*(?:\t[ \t]*)?|[*_=]\s*[*_=]\s*[*_=][*_=\s]*|`{3,}\w*[ \t]*|~{3,}\w*[ \t]*)$/u;
const MARKS = unitsOf('*_`~|');
const BACKSLASH = 0x5c;
const MAX_TAG = 200;
/** Marks that refer from a sentence to its sources, in the formats of engines: [1], [1, 2], [^1^], [citation:1], 【1†source】. */
const CITATION =
  /^(?:\[(?:citation:)?\d{1,3}(?:[ \t]*[,，、][ \t]*\d{1,3}){0,9}\]|\[\^\d{1,3}\^?\]|【\d{1,3}(?:†[^】\n]{0,80})?】)/u;
const MAX_CITATION = 100;

/**
 * The words of [from, to) of a Markdown text on one line: no marks, citations, link targets, tags or line breaks. A kept span (a mention or
 * search match) that begins in words is never cut, except for tags and link targets inside it; spans are in order and do not overlap.
 */
export function plainWords(text: string, from: number, to: number, kept: readonly Span[]): PlainWords {
  const stretch = text.slice(from, to);
  const hidden = hiddenSpans(text, from, to);
  const words = new Words();
  let next = kept.findIndex((one) => one.to > from);
  let span = 0;
  for (let i = 0; i < stretch.length;) {
    const whole = next < 0 ? undefined : kept[next];
    if (whole !== undefined && from + i >= whole.from) {
      const end = Math.min(whole.to, to) - from;
      for (; i < end; i += 1) {
        while (span < hidden.count && hidden.to(span) <= from + i) {
          span += 1;
        }
        if (!isUnseenIn(whole, hidden, span, from + i, stretch.charAt(i))) {
          words.add(stretch.charAt(i), from + i);
        }
      }
      next += 1;
      continue;
    }
    while (span < hidden.count && hidden.to(span) <= from + i) {
      span += 1;
    }
    const isHidden = span < hidden.count && hidden.from(span) <= from + i;
    // What looks like a tag may contain a name: the tag then ends where the name begins.
    const nextKept = whole === undefined ? stretch.length : whole.from - from;
    const skipped = isHidden ? hidden.to(span) - from : Math.min(markEnd(stretch, i), nextKept);
    if (skipped > i) {
      words.addBlank(from + i, stretch.charAt(i) === '|');
      i = skipped;
    } else {
      words.add(stretch.charAt(i), from + i);
      i += 1;
    }
  }
  return words.result();
}

/** True if the character at `at` is in the hidden span at `index`, or is the bracket before it, inside a kept span. */
function isUnseenIn(kept: Span, hidden: SpanList, index: number, at: number, char: string): boolean {
  if (index >= hidden.count || hidden.from(index) <= kept.from || hidden.to(index) >= kept.to) return false;
  return hidden.from(index) <= at || (char === ']' && hidden.from(index) === at + 1);
}

/** All of [from, to) of a text on one line, including marks and addresses. */
export function allWords(text: string, from: number, to: number): PlainWords {
  const words = new Words();
  for (let i = from; i < to; i += 1) {
    words.add(text.charAt(i), i);
  }
  return words.result();
}

/** The last text that was scanned: callers read a text line by line. */
let scanned: { readonly text: string; readonly spans: SpanList } | null = null;

function spansOf(text: string): SpanList {
  if (scanned?.text === text) return scanned.spans;
  const spans = new SpanList();
  maskNonText(text, spans);
  scanned = { text, spans };
  return spans;
}

/** Masked spans. The whole text is scanned, since [from, to) may begin inside a link. */
export function hiddenSpans(text: string, from: number, to: number): SpanList {
  const all = spansOf(text);
  const inside = new SpanList();
  for (let i = firstEndingAfter(all, from); i < all.count && all.from(i) < to; i += 1) {
    inside.add(all.from(i), Math.min(all.to(i), to));
  }
  return inside;
}

/** Index of the first span that ends after an offset. */
function firstEndingAfter(spans: SpanList, offset: number): number {
  let [low, high] = [0, spans.count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans.to(middle) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** End of the Markdown mark at `i`, or `i` if a word continues there. */
function markEnd(text: string, i: number): number {
  if (i === 0 || text.charCodeAt(i - 1) === 0x0a) {
    const line = lineAt(text, i);
    if (LINE_NOISE.test(line)) {
      return i + line.length;
    }
    const start = LINE_START.exec(line)?.[0].length ?? 0;
    if (start > 0) {
      return i + start;
    }
  }
  const code = text.charCodeAt(i);
  if (code === BACKSLASH && /[!-/:-@[-`{-~]/u.test(text.charAt(i + 1))) {
    return i + 1;
  }
  if (code === 0x5f) {
    // snake_case keeps its underscore.
    return /\w/u.test(text.charAt(i - 1)) && /\w/u.test(text.charAt(i + 1)) ? i : i + 1;
  }
  if (MARKS.has(code)) {
    return text.charCodeAt(i - 1) === BACKSLASH ? i : i + 1;
  }
  const citation = code === 0x5b || code === 0x3010 ? CITATION.exec(text.slice(i, i + MAX_CITATION)) : null;
  if (citation !== null) {
    return i + citation[0].length;
  }
  if (code === 0x5b || code === 0x5d) {
    return isLinkBracket(text, i, code) ? i + 1 : i;
  }
  if (code === 0x21 && text.charCodeAt(i + 1) === 0x5b) {
    return i + 1;
  }
  const tag = code === 0x3c ? /^<\/?[a-z][^<>]*>/iu.exec(text.slice(i, i + MAX_TAG)) : null;
  return i + (tag?.[0].length ?? 0);
}

/** Brackets around link text are removed; those of a list of options stay. */
function isLinkBracket(text: string, i: number, code: number): boolean {
  if (code === 0x5d) {
    const next = text.charCodeAt(i + 1);
    return next === 0x28 || next === 0x5b;
  }
  const close = text.slice(i, i + MAX_TAG).indexOf(']');
  const after = close < 0 ? 0 : text.charCodeAt(i + close + 1);
  return after === 0x28 || after === 0x5b;
}

function lineAt(text: string, i: number): string {
  const end = text.indexOf('\n', i);
  return text.slice(i, end < 0 ? text.length : end);
}

/** Collects words separated by single blanks. */
class Words {
  #text = '';
  readonly #origins: number[] = [];

  add(char: string, origin: number): void {
    if (/\s/u.test(char)) {
      this.addBlank(origin, true);
    } else {
      this.#text += char;
      this.#origins.push(origin);
    }
  }

  addBlank(origin: number, wanted: boolean): void {
    const last = this.#text.charCodeAt(this.#text.length - 1);
    if (wanted && this.#text !== '' && !this.#text.endsWith(BLANK) && !WIDE_MARKS.has(last)) {
      this.#text += BLANK;
      this.#origins.push(origin);
    }
  }

  result(): PlainWords {
    const text = this.#text.trimEnd();
    return { text, origins: this.#origins.slice(0, text.length) };
  }
}
