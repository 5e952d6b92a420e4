import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 4;

/**
 * Milliseconds this thread has computed so far, where the system tells (Linux): on a busy machine the clock on the wall counts
 * other people's work too. Else the clock on the wall.
 */
function worked(): number {
  try {
    const [nanoseconds = ''] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Measures how long this thread's event loop is held: the most it computes between two turns. */
export class LoopWatch {
  #timer: NodeJS.Timeout | undefined;
  #last = 0;
  #longest = 0;

  /** The longest time, in milliseconds, for which nobody else got a turn while `work` went on. */
  async during(work: () => Promise<unknown>): Promise<number> {
    // What was begun before is not counted.
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
