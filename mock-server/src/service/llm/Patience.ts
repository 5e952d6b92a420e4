/** How long an endpoint may take, in milliseconds. */
export interface Limits {
  /** Until the first byte of the reply's head. */
  readonly first: number;
  /** Between two pieces. */
  readonly between: number;
  /** In all: less than the browser waits for a reply. */
  readonly whole: number;
}

export const LIMITS: Limits = { first: 90_000, between: 45_000, whole: 9 * 60_000 };

/** Ends a request that takes too long, or whose reader has gone. */
export class Patience {
  readonly #limits: Limits;
  readonly #slow = new AbortController();
  readonly #done = new AbortController();
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  /** Aborted when the time is up or the reader leaves. */
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

  /** Something came: the wait begins anew. */
  touch(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(this.#giveUp, this.#limits.between);
  }

  /** Stops the clocks, and a request that is still under way: an abandoned loop must not leave a model writing. */
  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#next);
    this.#done.abort();
  }

  readonly #giveUp = (): void => {
    this.#slow.abort();
  };
}
