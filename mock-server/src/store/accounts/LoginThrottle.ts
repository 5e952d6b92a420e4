import { LRUCache } from 'lru-cache';
import { MockError } from '#server/refusal/MockError.ts';
import { RecentCounts } from './RecentCounts.ts';

const MINUTE = 60_000;
/** Limit of wrong passwords per address and account. */
const OF_PAIR = { most: 10, within: MINUTE } as const;
/** Limit of wrong passwords per address over all accounts. */
const OF_ADDRESS = { most: 100, within: MINUTE } as const;
/** Limit of wrong passwords per account from unknown addresses, before the account slows down for those. */
const OF_ACCOUNT = { most: 30, within: 10 * MINUTE } as const;
/** Interval between two checked passwords of unknown addresses after that, in milliseconds. */
const SLOW_EVERY = 5000;
const MOST_KEYS = 10_000;

/**
 * Throttles password guessing: by account and address, so that an attacker locks nobody else out; by address; and by account for
 * addresses that never signed in to it, which slows distributed guessing.
 */
export class LoginThrottle {
  readonly #now: () => number;
  readonly #failures: RecentCounts;
  readonly #known = new LRUCache<string, true>({ max: MOST_KEYS });
  readonly #slowSince = new LRUCache<string, number>({ max: MOST_KEYS });

  constructor(now: () => number) {
    this.#now = now;
    this.#failures = new RecentCounts(now);
  }

  /**
   * Call before a password is compared.
   * @param address client address of the attempt
   * @throws MockError (429) when there were too many failures.
   */
  check(account: string, address: string): void {
    const pair = pairOf(account, address);
    const isFull = this.#failures.isFull(pair, OF_PAIR) || this.#failures.isFull(`address ${address}`, OF_ADDRESS);
    if (isFull) throw tooMany();
    if (this.#known.has(pair) || !this.#failures.isFull(`account ${account}`, OF_ACCOUNT)) return;
    const since = this.#now() - (this.#slowSince.get(account) ?? 0);
    if (since >= 0 && since < SLOW_EVERY) throw tooMany();
    this.#slowSince.set(account, this.#now());
  }

  /**
   * `check` for a slow comparison: the password counts as wrong until it proves right, so that concurrent attempts cannot bypass the
   * limits.
   * @returns a function to call when the password was right
   */
  attempt(account: string, address: string): () => void {
    this.check(account, address);
    const isKnown = this.#known.has(pairOf(account, address));
    this.fail(account, address);
    return () => {
      this.#failures.takeBack(`address ${address}`);
      if (!isKnown) this.#failures.takeBack(`account ${account}`);
      this.succeed(account, address);
    };
  }

  fail(account: string, address: string): void {
    const pair = pairOf(account, address);
    this.#failures.count(pair, OF_PAIR);
    this.#failures.count(`address ${address}`, OF_ADDRESS);
    if (!this.#known.has(pair)) this.#failures.count(`account ${account}`, OF_ACCOUNT);
  }

  /** Records a right password: the address becomes a known one of the account. */
  succeed(account: string, address: string): void {
    const pair = pairOf(account, address);
    this.#failures.forget(pair);
    this.#known.set(pair, true);
  }
}

const pairOf = (account: string, address: string): string => `pair ${account} ${address}`;

function tooMany(): MockError {
  return new MockError(429, {
    zh: '尝试次数过多，请一分钟后再试',
    en: 'Too many attempts. Try again in a minute.',
  });
}
