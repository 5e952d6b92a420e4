import { performance } from 'node:perf_hooks';

/**
 * Work of a thread of its own that stands back while somebody reads: on a machine of few cores the reader's request needs the one it
 * runs on. It stands back for no longer than it has worked, so that it takes twice as long at most however much is read.
 */
export class StandingBack {
  readonly #open: Int32Array;
  readonly #began = performance.now();
  #held = 0;

  /** @param open how many read, as `OpenReads.shared` tells */
  constructor(open: Int32Array) {
    this.#open = open;
  }

  /** Milliseconds it has stood back. */
  get held(): number {
    return this.#held;
  }

  /** To be called between two steps: holds the thread until nobody reads. */
  step(): void {
    const now = performance.now();
    const until = now + Math.max(0, now - this.#began - 2 * this.#held);
    for (let open = Atomics.load(this.#open, 0); open > 0; open = Atomics.load(this.#open, 0)) {
      const left = until - performance.now();
      if (left <= 0 || Atomics.wait(this.#open, 0, open, left) === 'timed-out') break;
    }
    this.#held += performance.now() - now;
  }
}
