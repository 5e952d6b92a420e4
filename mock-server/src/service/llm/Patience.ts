/** Timeouts of an endpoint, in milliseconds. */
export interface Limits {
  /** Until the response headers. */
  readonly first: number;
  /** Between two chunks. */
  readonly between: number;
  /** In total: less than the client's timeout. */
  readonly whole: number;
}

export const LIMITS: Limits = { first: 90_000, between: 45_000, whole: 9 * 60_000 };

/** Aborts a request on a timeout or when the client disconnects. */
export class Patience {
  readonly #limits: Limits;
  readonly #slow = new AbortController();
  readonly #done = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  /** Aborted on a timeout or when the client disconnects. */
  readonly signal: AbortSignal;

  constructor(leaving: AbortSignal, limits: Limits) {
    this.#limits = limits;
    this.signal = AbortSignal.any([leaving, this.#slow.signal, this.#done.signal]);
    this.#whole = setTimeout(this.#giveUp, limits.whole);
    this.#next = setTimeout(this.#giveUp, limits.first);
  }

  get isOver(): boolean {
    return this.#slow.signal.aborted;
  }

  /** Restarts the idle timeout after a chunk. */
  touch(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(this.#giveUp, this.#limits.between);
  }

  /** Stops the timers and aborts an open request: an abandoned loop must not leave a model generating. */
  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#next);
    this.#done.abort();
  }

  readonly #giveUp = (): void => {
    this.#slow.abort();
  };
}
