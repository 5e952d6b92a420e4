const OPENING = /^<(think|thinking|reasoning)>/iu;
const OPENINGS = ['<think>', '<thinking>', '<reasoning>'] as const;
/** Tail of an open block, so that an end tag split over two pieces is found. */
const LONGEST_END = '</reasoning>'.length;

/**
 * Filters the reasoning block from a streamed text. Endpoints that host third-party models leave it at the beginning of the text.
 */
export class AnswerWords {
  #held = '';
  /** End tag of the open block; '' outside a block. */
  #end = '';
  #hasBegun = false;
  #hasThought = false;

  /** The part of the text that is known to belong to the answer. */
  take(piece: string): string {
    if (this.#hasBegun) return piece;
    this.#held += piece;
    return this.#end === '' ? this.#begin() : this.#think();
  }

  /** At the end of the stream: the text held back because a block might have started. */
  rest(): string {
    return this.#end === '' && !this.#hasBegun && this.#held.trim() !== '' ? this.#held : '';
  }

  #begin(): string {
    const words = this.#held.trimStart();
    const name = OPENING.exec(words)?.[1];
    if (name !== undefined) {
      this.#end = `</${name.toLowerCase()}>`;
      this.#hasThought = true;
      return this.#think();
    }
    if (OPENINGS.some((opening) => opening.startsWith(words.toLowerCase()))) return '';
    this.#hasBegun = true;
    return this.#hasThought ? words : this.#held;
  }

  #think(): string {
    const at = this.#held.toLowerCase().indexOf(this.#end);
    if (at < 0) {
      this.#held = this.#held.slice(-LONGEST_END);
      return '';
    }
    this.#held = this.#held.slice(at + this.#end.length);
    this.#end = '';
    return this.#begin();
  }
}
