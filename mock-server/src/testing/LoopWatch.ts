import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 4;

/**
 * Milliseconds that this thread has computed so far, if the system reports it (Linux): on a busy machine, wall-clock time
 * includes other processes. Else wall-clock time.
 */
function worked(): number {
  try {
    const [nanoseconds = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Measures how long this thread's event loop is blocked: the longest computation between two turns. */
export class LoopWatch {
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #longest = 0;

  /** The longest time in milliseconds for which the event loop was blocked during `work`. */
  async during(work: () => Promise<unknown>): Promise<number> {
    // Work started before is not counted.
    await pause(2 * TICK_MS);
    this.#longest = 0;
    this.#last = worked();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    try {
      await work();
      await pause(2 * TICK_MS);
      this.#tick();
    } finally {
      clearInterval(this.#timer);
    }
    return this.#longest;
  }

  #tick(): void {
    const now = worked();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}
