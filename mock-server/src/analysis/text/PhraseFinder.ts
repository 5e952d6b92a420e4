import { SPACED_WORD, UNSPACED_WORD, WORD_CLASS, foldName, isLatinInside } from './charTables.ts';
import { NO_NODE, PhraseTrie, mayStart } from './PhraseTrie.ts';

interface Entry<T> {
  readonly value: T;
  readonly leftClass: number;
  readonly rightClass: number;
}

/** Finds phrases in folded texts: whole words in scripts with spaces, anywhere in scripts without; the longest phrase wins. */
export class PhraseFinder<T> {
  readonly #phrases = new PhraseTrie<Entry<T>>();
  readonly #starts = this.#phrases.starts;
  #found: Entry<T> | null = null;
  #end = 0;

  /** The first value added for a phrase wins. */
  add(written: string, value: T): void {
    const text = foldName(written);
    this.#phrases.add(text, {
      value,
      leftClass: WORD_CLASS[text.charCodeAt(0)] ?? 0,
      rightClass: WORD_CLASS[text.charCodeAt(text.length - 1)] ?? 0,
    });
  }

  /** Value of the last phrase found; null if the last search found none. */
  get value(): T | null {
    return this.#found?.value ?? null;
  }

  /** Exclusive end of the phrase. */
  get end(): number {
    return this.#end;
  }

  /** The phrase begins in a script without spaces. */
  get isUnspaced(): boolean {
    return this.#found?.leftClass === UNSPACED_WORD;
  }

  /** Finds the longest phrase that begins at unit `start` and ends before `limit`. */
  findAt(codes: Uint16Array, start: number, limit: number): boolean {
    const first = codes[start] ?? 0;
    const previous = start > 0 ? (codes[start - 1] ?? 0) : 0;
    this.#found = null;
    if (!mayStart(this.#starts, first) || isLatinInside(first, previous)) return false;
    if (WORD_CLASS[previous] === SPACED_WORD && WORD_CLASS[first] === SPACED_WORD) return false;
    let node = this.#phrases.root(first);
    for (let end = start + 1; node !== NO_NODE; end += 1) {
      const phrase = this.#phrases.valuesAt(node)[0];
      if (phrase !== undefined) {
        const after = WORD_CLASS[codes[end] ?? 0] ?? 0;
        if (phrase.rightClass !== SPACED_WORD || end >= limit || after !== SPACED_WORD) {
          this.#found = phrase;
          this.#end = end;
        }
      }
      node = end < limit ? this.#phrases.next(node, codes[end] ?? 0) : NO_NODE;
    }
    return this.#found !== null;
  }
}
