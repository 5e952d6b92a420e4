import { readDocument } from './text/readDocument.ts';
import { TermFinder } from './text/terms.ts';

/** Term counts of the pages that answers cite. */
export interface CitedTerms {
  /** The terms of the prompts. */
  readonly terms: readonly string[];
  /** By page: its length in words and Chinese characters, and how often each term occurs in it. */
  readonly pages: readonly { readonly length: number; readonly counts: readonly number[] }[];
}

/** The text of a cited page, parsed once; counts any terms in it. */
export class CitedText {
  readonly #finder: TermFinder;
  readonly length: number;

  constructor(markdown: string) {
    const document = readDocument(markdown);
    this.#finder = new TermFinder(document.plain);
    this.length = document.length;
  }

  count(term: string): number {
    return this.#finder.find(term).length;
  }
}

/** Counts each term in each cited text, with the lengths that BM25 needs. */
export function countCited(texts: readonly CitedText[], terms: readonly string[]): CitedTerms {
  return {
    terms: [...terms],
    pages: texts.map((text) => ({ length: text.length, counts: terms.map((term) => text.count(term)) })),
  };
}
