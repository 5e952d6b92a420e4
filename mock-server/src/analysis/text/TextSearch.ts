import { foldName } from './charTables.ts';
import { FoldedText } from './FoldedText.ts';

/** A span of a text; UTF-16 offsets. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Search words, which match anywhere in a text: Chinese has no word boundaries, and a part of a word is a valid search.
 * Text and words are compared as brand names are: after NFKC, in lower case, with the kinds of quotes and hyphens equal.
 */
export class TextSearch {
  /** Folded, the longest first: most texts lack it, so the test fails early. */
  readonly words: readonly string[];
  readonly #folded = new FoldedText();

  /** @param q words separated by blanks, as typed by the user */
  constructor(q: string) {
    const words = foldName(q)
      .split(/\s+/u)
      .filter((word) => word !== '');
    this.words = [...new Set(words)].sort((a, b) => b.length - a.length);
  }

  /** There are no search words. */
  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  /** Matches of the words in `text`, in order and not overlapping; offsets into the unfolded text. */
  find(text: string): Span[] {
    const folded = this.#folded;
    folded.read(text);
    const found = this.words.flatMap((word) => occurrences(folded, word));
    return apart(found.sort((a, b) => a.from - b.from || b.to - a.to));
  }
}

function occurrences(folded: FoldedText, word: string): Span[] {
  const spans: Span[] = [];
  const first = word.charCodeAt(0);
  for (let i = 0; i + word.length <= folded.length;) {
    if (folded.codes[i] === first && standsAt(folded, word, i)) {
      spans.push(originOf(folded, i, i + word.length));
      i += word.length;
    } else {
      i += 1;
    }
  }
  return spans;
}

function standsAt({ codes }: FoldedText, word: string, at: number): boolean {
  for (let i = 1; i < word.length; i += 1) {
    if (codes[at + i] !== word.charCodeAt(i)) {
      return false;
    }
  }
  return true;
}

/** A match of part of one character's expansion (the i of ﬁ) covers the whole character. */
function originOf(folded: FoldedText, from: number, to: number): Span {
  let end = to;
  while (end < folded.length && !folded.isClusterStart(end)) {
    end += 1;
  }
  return { from: folded.originOf(from), to: folded.originOf(end) };
}

/** Merges overlapping spans, whichever words they match. */
function apart(sorted: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (last === undefined || span.from >= last.to) {
      spans.push(span);
    } else if (span.to > last.to) {
      spans[spans.length - 1] = { from: last.from, to: span.to };
    }
  }
  return spans;
}
