import type { MockReader } from './MockReader.ts';

const EVERY_MS = 25;

/** Sends a trivial request to the mock repeatedly, and records the longest response time. */
export class LongestWait {
  readonly #asking: Promise<void>;
  #longest = 0;
  #ended = false;

  constructor(reader: MockReader) {
    this.#asking = this.#ask(reader);
  }

  /** Milliseconds, over all requests started before. */
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
