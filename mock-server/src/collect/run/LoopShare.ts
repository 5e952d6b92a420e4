import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenReads } from '#server/ingest/reads/OpenReads.ts';

/** Milliseconds the event loop must have been free for each that it was busy. */
const FREE_PER_BUSY = 1;
/** Milliseconds; others than the run may keep the loop busy, and it is to go on beside them. */
const MOST_WAIT = 100;

/**
 * Holds a run back where its answers come faster than they can be dealt with beside everything else this process does: while somebody
 * waits for figures nothing is begun, and whoever asks for them finds the event loop free half of the time. However much is read, a
 * request goes out every 150 ms; providers take seconds to answer, so that a run is seldom held back.
 */
export class LoopShare {
  #last = performance.eventLoopUtilization();
  #gate: Promise<void> = Promise.resolve();

  /**
   * Resolves, for one caller after the other, once the loop has been free for as long as it was busy since the last one went on, and
   * nobody reads; at once for one whose run has been stopped.
   * @param reads readers of this process; none where it has none
   */
  turn(signal: AbortSignal, reads?: OpenReads): Promise<void> {
    this.#gate = this.#gate.then(() => this.#wait(signal, reads));
    return this.#gate;
  }

  async #wait(signal: AbortSignal, reads: OpenReads | undefined): Promise<void> {
    if (signal.aborted) return;
    const { active, idle } = performance.eventLoopUtilization(this.#last);
    const lacking = active * FREE_PER_BUSY - idle;
    if (lacking > 0) await pause(Math.min(lacking, MOST_WAIT));
    await reads?.none(signal);
    this.#last = performance.eventLoopUtilization();
  }
}

/** One for the process, however many projects it asks for. */
export const loopShare = new LoopShare();
