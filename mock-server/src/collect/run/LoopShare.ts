import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenReads } from '#server/ingest/reads/OpenReads.ts';

/** Milliseconds of idle event loop required per busy millisecond. */
const FREE_PER_BUSY = 1;
/** Maximum wait in milliseconds: other work may keep the event loop busy, and the run must still progress. */
const MOST_WAIT = 100;

/**
 * Throttles a run whose answers arrive faster than this process can handle beside other work: no request starts while a reader waits for
 * figures, and readers find the event loop idle half of the time. Under any load a request is sent every 150 ms; providers take seconds to
 * answer, so a run is rarely throttled.
 */
export class LoopShare {
  #last = performance.eventLoopUtilization();
  #gate: Promise<void> = Promise.resolve();

  /**
   * Resolves, for one caller at a time, once the event loop has been idle as long as it was busy since the last caller, and no reader
   * waits; at once if the caller's run was stopped.
   * @param reads open reads of this process; absent outside a server
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

/** One per process, for runs of all projects. */
export const loopShare = new LoopShare();
