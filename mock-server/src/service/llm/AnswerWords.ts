const OPENING = /^<(think|thinking|reasoning)>/iu;
const OPENINGS = ['<think>', '<thinking>', '<reasoning>'] as const;
/** Of a block that goes on, so that an end cut in two is found. */
const LONGEST_END = '</reasoning>'.length;

/**
 * The words of a text as it comes, without what the model thought first. Endpoints that run models of others leave that in the text, as a
 * block at its beginning.
 */
export class AnswerWords {
  #held = '';
  /** Of the block that the text is in; '' outside one. */
  #end = '';
  #hasBegun = false;
  #hasThought = false;

  /** What of the text is known to be words of the answer now. */
  take(piece: string): string {
    if (this.#hasBegun) return piece;
    this.#held += piece;
    return this.#end === '' ? this.#begin() : this.#think();
  }

  /** There is no more: what was held because a block might have begun. */
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
