const MINUTE = 60_000;

/** Remaining calls of a key. */
interface RateState {
  /** Whether this call may be made. */
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the next call is allowed; 0: now. */
  readonly retryAfter: number;
}

/** Rate limit per key: a token bucket that holds one minute's calls, so that they may come in one burst. */
export class KeyRates {
  readonly #now: () => number;
  readonly #perMinute: number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(now: () => number, perMinute: number) {
    this.#now = now;
    this.#perMinute = perMinute;
  }

  /** Counts a call of the key. */
  take(keyId: string): RateState {
    const now = this.#now();
    const known = this.#buckets.get(keyId) ?? { left: this.#perMinute, at: now };
    // A clock that is set back must not reduce the rest of the limit.
    const passed = Math.max(0, now - known.at);
    const filled = known.left + (passed / MINUTE) * this.#perMinute;
    const left = Math.min(this.#perMinute, filled);
    const allowed = left >= 1;
    const after = allowed ? left - 1 : left;
    this.#buckets.set(keyId, { left: after, at: now });
    return {
      allowed,
      limit: this.#perMinute,
      remaining: Math.floor(after),
      retryAfter: allowed ? 0 : Math.max(1, Math.ceil(((1 - left) / this.#perMinute) * (MINUTE / 1000))),
    };
  }
}
