import { readDocument } from './text/readDocument.ts';
import { TermFinder } from './text/terms.ts';

/** What is counted in the texts of pages that answers cite. */
export interface CitedTerms {
  /** Those of the prompts. */
  readonly terms: readonly string[];
  /** By page: its length in words and Chinese characters, and how often each of the terms stands in it. */
  readonly pages: readonly { readonly length: number; readonly counts: readonly number[] }[];
}

/** The text of a page that answers cite, read once and counted for any terms. */
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

/** How often each term is in each cited text, with the lengths that BM25 needs. */
export function countCited(texts: readonly CitedText[], terms: readonly string[]): CitedTerms {
  return {
    terms: [...terms],
    pages: texts.map((text) => ({ length: text.length, counts: terms.map((term) => text.count(term)) })),
  };
}
