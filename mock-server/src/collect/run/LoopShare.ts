import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds the event loop must have been free for each that it was busy. */
const FREE_PER_BUSY = 1;
/** Milliseconds; others than the run may keep the loop busy, and it is to go on beside them. */
const MOST_WAIT = 100;

/**
 * Holds a run back where its answers come faster than they can be dealt with beside everything else this process does: whoever asks for
 * figures meanwhile finds the event loop free half of the time. Providers take seconds to answer, so that a run is seldom held back.
 */
export class LoopShare {
  #last = performance.eventLoopUtilization();
  #gate: Promise<void> = Promise.resolve();

  /**
   * Resolves, for one caller after the other, once the loop has been free for as long as it was busy since the last one went on; at once for
   * one whose run has been stopped.
   */
  turn(signal: AbortSignal): Promise<void> {
    this.#gate = this.#gate.then(() => this.#wait(signal));
    return this.#gate;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { active, idle } = performance.eventLoopUtilization(this.#last);
    const lacking = active * FREE_PER_BUSY - idle;
    if (lacking > 0) await pause(Math.min(lacking, MOST_WAIT));
    this.#last = performance.eventLoopUtilization();
  }
}

/** One for the process, however many projects it asks for. */
export const loopShare = new LoopShare();
