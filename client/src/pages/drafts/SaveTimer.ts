/** Saved this long after the last key. */
const SAVE_DELAY_MS = 1000;
/** A connection that is lost is tried again by itself, each time later. */
const RETRY_MS = [5000, 10_000, 30_000, 60_000];

/** When a draft is saved by itself: after the last key, and again while the connection is lost. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** Something is typed that is not on its way yet. */
  start(): void {
    this.#schedule(SAVE_DELAY_MS);
  }

  /** A save failed in a way that may pass. */
  retry(): void {
    this.#schedule(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? SAVE_DELAY_MS);
    this.#failures += 1;
  }

  /** The next failure is the first again. */
  forgetFailures(): void {
    this.#failures = 0;
  }

  /** Nothing is saved by itself until it is started again. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing is saved by itself any more. */
  close(): void {
    this.#closed = true;
    this.stop();
  }

  #schedule(delay: number): void {
    this.stop();
    if (!this.#closed) this.#timer = setTimeout(this.#save, delay);
  }
}
