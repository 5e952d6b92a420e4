import { LRUCache } from 'lru-cache';

/** Keys that are counted at most; the least recently used is forgotten. */
const MOST_KEYS = 10_000;

export interface Limit {
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Counts what happened lately, by key. */
export class RecentCounts {
  readonly #now: () => number;
  readonly #times = new LRUCache<string, number[]>({ max: MOST_KEYS });

  /** @param now epoch milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  isFull(key: string, limit: Limit): boolean {
    return this.#recent(key, limit).length >= limit.most;
  }

  count(key: string, limit: Limit): void {
    // Counts above the limit are not needed.
    this.#times.set(key, [...this.#recent(key, limit), this.#now()].slice(-limit.most));
  }

  takeBack(key: string): void {
    this.#times.set(key, (this.#times.get(key) ?? []).slice(0, -1));
  }

  forget(key: string): void {
    this.#times.delete(key);
  }

  #recent(key: string, { within }: Limit): number[] {
    const now = this.#now();
    // What lies in the future was counted before the clock was set back: it would count until then.
    return (this.#times.get(key) ?? []).filter((at) => at > now - within && at <= now);
  }
}
