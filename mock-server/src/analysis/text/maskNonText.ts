import { maskAppNotices } from './appNotices.ts';
import { bracketEnd, citationMarkEnd } from './citationMarks.ts';
import { linesOf, markupIn } from './maskMarkup.ts';
import type { Stretch } from './maskMarkup.ts';
import { maskSourceLists } from './sourceLists.ts';
import { mergeSpans, type SpanList } from './SpanList.ts';
import { schemeStart, startsWww, urlEnd } from './urlEnd.ts';

const NEWLINE = 0x0a;
const MAX_LABEL = 200;
const MAX_MARK = 240;
const MAX_INDENT = 6;
/** Strings that may begin something that is not text. */
const EVENTS = ['[', ']', '://', 'www.', '【'] as const;
const DEFINITION = /^\[(?:\^?[^\]\n]{1,80})\]:[ \t]*(\S?)/u;
const NOTE_DEFINITION = /^\[(?:\d{1,4}|\^[^\]\n]{1,80})\]:/u;
/** A footnote mark, and a citation as copied from ChatGPT's apps: `[^name]`, `[oai_citation:0‡The Verge]`. */
const NAMED_MARK = /^\[(?:\^[^\]\n[]{1,80}|oai_citation(?:_attribution)?:\d{1,4}‡[^\]\n[]{0,200})\]/u;
const URL_START = /^(?:<|https?:|www\.|\/|#|mailto:)/iu;

/** Marks an open parenthesis that is not a link target's. */
const PLAIN = -1;

/**
 * Adds to `spans` the parts of a Markdown answer that are not text: link targets and titles, reference labels and definitions, autolinks
 * and bare URLs, citation marks, lists of sources, notices of apps, images with their alternative texts, and what `markupIn` finds. Link text is text.
 * Linear in the text. Not a Markdown parser, for speed: an answer of 1,500 characters takes 0.013 ms here and 7 ms with remark (mdast), and
 * an import reads a million.
 * @param unseen receives those spans that are inline and do not separate the text around them: tags and link targets
 */
export function maskNonText(text: string, spans: SpanList, unseen?: Stretch[]): void {
  spans.clear();
  if (unseen !== undefined) unseen.length = 0;
  new MarkdownScan(text, spans, unseen).run();
  const lines = linesOf(text);
  maskSourceLists(lines, spans);
  maskAppNotices(lines, spans);
  const markup = markupIn(text, unseen);
  if (markup.length > 0) {
    mergeSpans(spans, markup);
  }
}

/**
 * Scans brackets, parentheses and URLs. Outside link targets it jumps to the next relevant position by `indexOf`, since most of a text is
 * irrelevant; inside a target it goes unit by unit and matches parentheses.
 */
class MarkdownScan {
  readonly #text: string;
  readonly #spans: SpanList;
  readonly #targets: Stretch[] | undefined;
  /** Open parentheses on this line: offset of a link target, or PLAIN. */
  readonly #open: number[] = [];
  readonly #next = EVENTS.map(() => -1);
  #lastBlank = -1;

  constructor(text: string, spans: SpanList, targets?: Stretch[]) {
    this.#text = text;
    this.#spans = spans;
    this.#targets = targets;
  }

  run(): void {
    const { length } = this.#text;
    for (let i = this.#leap(0); i < length;) {
      i = this.#step(i, this.#text.charCodeAt(i));
      if (this.#open.length === 0) {
        i = this.#leap(i);
      }
    }
  }

  /** The next relevant position from `i` on. Each search continues where the last one ended, so all jumps together are linear. */
  #leap(i: number): number {
    let nearest = this.#text.length;
    for (let event = 0; event < EVENTS.length; event += 1) {
      let at = this.#next[event] ?? -1;
      if (at < i) {
        const found = this.#text.indexOf(EVENTS[event] ?? '', i);
        at = found < 0 ? Infinity : found;
        this.#next[event] = at;
      }
      nearest = Math.min(nearest, at);
    }
    return nearest;
  }

  #step(i: number, code: number): number {
    switch (code) {
      case NEWLINE:
        this.#open.length = 0;
        return i + 1;
      case 0x20:
      case 0x09:
        this.#lastBlank = i;
        return i + 1;
      case 0x5b: // [
        return this.#openBracket(i);
      case 0x5d: // ]
        return this.#closeBracket(i);
      case 0x28: // (
        if (this.#open.length > 0) {
          this.#open.push(PLAIN);
        }
        return i + 1;
      case 0x29: // )
        this.#closeParenthesis(i);
        return i + 1;
      case 0x3a: // :
        return this.#maskUrl(schemeStart(this.#text, i), i);
      case 0x77: // w
        return this.#maskUrl(startsWww(this.#text, i) ? i : -1, i);
      case 0x3010: // 【
        return this.#lensMark(i);
      default:
        return i + 1;
    }
  }

  #maskUrl(from: number, i: number): number {
    if (from < 0) {
      return i + 1;
    }
    const end = Math.max(urlEnd(this.#text, from), i + 1);
    this.#spans.add(from, end);
    return end;
  }

  /** A definition at the start of a line, or a citation mark. */
  #openBracket(i: number): number {
    const definition = this.#definitionEnd(i);
    if (definition > 0) {
      this.#spans.add(i, definition);
      return definition;
    }
    const next = this.#text.charCodeAt(i + 1);
    // Few brackets begin with `^` or `o`, so this check skips most.
    const named = next === 0x5e || next === 0x6f ? NAMED_MARK.exec(this.#text.slice(i, i + MAX_MARK)) : null;
    if (named !== null) {
      this.#spans.add(i, i + named[0].length);
      const end = i + named[0].length;
      return this.#text.charCodeAt(end) === 0x28 ? this.#closeBracket(end - 1) : end;
    }
    const before = this.#text.charCodeAt(i - 1);
    const alternative = before === 0x21 ? bracketEnd(this.#text, i) : -1;
    if (alternative > 0 && isTargetStart(this.#text.charCodeAt(alternative))) {
      this.#spans.add(i - 1, alternative);
      return this.#closeBracket(alternative - 1);
    }
    const mark = before === 0x28 || before === 0xff08 ? citationMarkEnd(this.#text, i - 1) : -1;
    if (mark < 0) {
      return i + 1;
    }
    this.#spans.add(i - 1, mark);
    if (before === 0x28) {
      this.#open.pop();
    }
    return mark;
  }

  /** After `]`: a target in parentheses opens, or a reference label `[1]` follows. */
  #closeBracket(i: number): number {
    const next = this.#text.charCodeAt(i + 1);
    if (next === 0x28) {
      this.#open.push(i + 1);
      return i + 2;
    }
    if (next === 0x5b) {
      const end = labelEnd(this.#text, i + 2);
      // A mark may be followed by a separate link: [1][Acme](https://…).
      if (end > 0 && this.#text.charCodeAt(end) !== 0x28) {
        this.#addTarget(i + 1, end);
        return end;
      }
    }
    return i + 1;
  }

  #closeParenthesis(i: number): void {
    const from = this.#open.pop();
    if (from !== undefined && from !== PLAIN && this.#isTarget(from, i)) {
      this.#addTarget(from, i + 1);
    }
  }

  #addTarget(from: number, to: number): void {
    this.#spans.add(from, to);
    this.#targets?.push({ from, to });
  }

  /** A target contains no blank, unless it ends with a quoted title or starts like a URL. */
  #isTarget(from: number, close: number): boolean {
    if (this.#lastBlank < from) {
      return true;
    }
    const last = this.#text.charCodeAt(close - 1);
    return last === 0x22 || last === 0x27 || URL_START.test(this.#text.slice(from + 1, from + 9).trimStart());
  }

  /** 【3†source】 and 【turn0search1†source】, citation marks of OpenAI's searches. */
  #lensMark(i: number): number {
    const end = this.#text.slice(i, i + MAX_LABEL).indexOf('】');
    if (end > 0 && /^【(?:\d+(?::\d+)?|turn\d+[a-z]+\d+)†/u.test(this.#text.slice(i, i + 24))) {
      this.#spans.add(i, i + end + 1);
      return i + end + 1;
    }
    return i + 1;
  }

  /** End of the line when the bracket at `i` begins a definition: `[1]: https://… "title"`, `[^2]: The Verge, …`; or -1. */
  #definitionEnd(i: number): number {
    const text = this.#text;
    let start = i;
    while (i - start < MAX_INDENT && (text.charCodeAt(start - 1) === 0x20 || text.charCodeAt(start - 1) === 0x3e)) {
      start -= 1;
    }
    if (start > 0 && text.charCodeAt(start - 1) !== NEWLINE) {
      return -1;
    }
    const head = text.slice(i, i + 120);
    const match = DEFINITION.exec(head);
    const isUrl = match !== null && URL_START.test(head.slice(match[0].length - (match[1] ?? '').length));
    if (!isUrl && !NOTE_DEFINITION.test(head)) {
      return -1;
    }
    const newline = text.indexOf('\n', i);
    return newline < 0 ? text.length : newline;
  }
}

function isTargetStart(code: number): boolean {
  return code === 0x28 || code === 0x5b;
}

/** End of a reference label whose content starts at `from`, or -1: a label contains no bracket and no line break. */
function labelEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_LABEL);
  for (let i = from; i < limit; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x5d) {
      return i + 1;
    }
    if (code === 0x5b || code === NEWLINE) {
      return -1;
    }
  }
  return -1;
}
