const MINUTE = 60_000;

/** What a key has left. */
interface RateState {
  /** Whether this call may be made. */
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the next call may be made; 0 when one may be made now. */
  readonly retryAfter: number;
}

/** So many calls a minute for each key: a bucket that fills steadily, so that a minute's worth may come at once. */
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
    const filled = known.left + ((now - known.at) / MINUTE) * this.#perMinute;
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
