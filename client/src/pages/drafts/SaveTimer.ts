import { waitOf } from '#client/lib/waitOf.ts';

/** Debounce after the last key. */
const SAVE_DELAY_MS = 1000;
/** Backoff of automatic retries after a lost connection. */
const RETRY_MS = [5000, 10_000, 30_000, 60_000];

/** Timer of automatic saves: after the last key, and as a retry while the connection is lost. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** Schedules a save after typing. */
  start(): void {
    this.#schedule(SAVE_DELAY_MS);
  }

  /** Schedules a retry after a transient failure, which may ask to wait longer. */
  retry(error: unknown): void {
    this.#schedule(waitOf(error, RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]));
    this.#failures += 1;
  }

  /** Resets the backoff. */
  forgetFailures(): void {
    this.#failures = 0;
  }

  /** Cancels the scheduled save. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Cancels the scheduled save and ignores later calls. */
  close(): void {
    this.#closed = true;
    this.stop();
  }

  #schedule(delay: number): void {
    this.stop();
    if (!this.#closed) this.#timer = setTimeout(this.#save, delay);
  }
}
