import type { MockReader } from './MockReader.ts';

const EVERY_MS = 25;

/** Asks the mock for next to nothing, again and again, and remembers how long that took at most. */
export class LongestWait {
  readonly #asking: Promise<void>;
  #longest = 0;
  #ended = false;

  constructor(reader: MockReader) {
    this.#asking = this.#ask(reader);
  }

  /** Milliseconds, of all requests that were begun before. */
  async end(): Promise<number> {
    this.#ended = true;
    await this.#asking;
    return Math.round(this.#longest);
  }

  async #ask(reader: MockReader): Promise<void> {
    while (!this.#ended) {
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY_MS);
      });
      this.#longest = Math.max(this.#longest, await reader.time('/api/front/user/profile', {}));
    }
  }
}
