import { performance } from 'node:perf_hooks';

/**
 * Lets work in a worker thread pause while readers wait: on a machine with few cores their requests need its core. Pauses no longer than it
 * has worked, so it takes at most twice as long under any load.
 */
export class StandingBack {
  readonly #open: Int32Array;
  readonly #began = performance.now();
  #held = 0;

  /** @param open number of open reads, from `OpenReads.shared` */
  constructor(open: Int32Array) {
    this.#open = open;
  }

  /** Total pause in milliseconds. */
  get held(): number {
    return this.#held;
  }

  /** Call between two steps: blocks the thread until no reader waits. */
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
