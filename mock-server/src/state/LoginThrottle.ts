import { MockError } from '../http/MockError.ts';

const WINDOW = 60_000;
const MOST_FAILURES = 10;
const MOST_ADDRESSES = 10_000;

/** Slows guessing down: ten failed logins a minute per address. */
export class LoginThrottle {
  readonly #now: () => number;
  readonly #failures = new Map<string, number[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws MockError (429) when the address has failed too often within the last minute. */
  check(address: string): void {
    const recent = this.#recent(address);
    if (recent.length >= MOST_FAILURES) {
      throw new MockError(429, {
        zh: '登录尝试过于频繁，请一分钟后再试',
        en: 'Too many attempts, try again in a minute',
      });
    }
  }

  fail(address: string): void {
    const recent = this.#recent(address);
    recent.push(this.#now());
    // Delete first so that the map's order is the order of last failures, and its head can be dropped.
    this.#failures.delete(address);
    this.#failures.set(address, recent);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST_ADDRESSES && oldest !== undefined) this.#failures.delete(oldest);
  }

  clear(address: string): void {
    this.#failures.delete(address);
  }

  #recent(address: string): number[] {
    const since = this.#now() - WINDOW;
    return (this.#failures.get(address) ?? []).filter((at) => at > since);
  }
}
