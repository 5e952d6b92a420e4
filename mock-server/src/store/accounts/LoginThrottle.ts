import { LRUCache } from 'lru-cache';
import { MockError } from '../../refusal/MockError.ts';

const MINUTE = 60_000;
/** Wrong passwords that one address may try on one account. */
const OF_PAIR = { most: 10, within: MINUTE } as const;
/** Wrong passwords that one address may try on all accounts together. */
const OF_ADDRESS = { most: 100, within: MINUTE } as const;
/** Wrong passwords of strangers, from however many addresses, before an account answers them slowly. */
const OF_ACCOUNT = { most: 30, within: 10 * MINUTE } as const;
/** From then on it looks at one password of strangers in so long. */
const SLOW_EVERY = 5000;
const MOST_KEYS = 10_000;

interface Limit {
  readonly most: number;
  readonly within: number;
}

/**
 * Slows guessing down: by account and address, so that a stranger's guesses lock nobody else out, by address, and by account for
 * addresses that never signed in to it, so that a guess spread over many addresses is slow too.
 */
export class LoginThrottle {
  readonly #now: () => number;
  readonly #failures = new LRUCache<string, number[]>({ max: MOST_KEYS });
  readonly #known = new LRUCache<string, true>({ max: MOST_KEYS });
  readonly #slowSince = new LRUCache<string, number>({ max: MOST_KEYS });

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * To be asked before a password is looked at.
   * @param address of whoever tries
   * @throws MockError (429) when there were too many failures.
   */
  check(account: string, address: string): void {
    const pair = pairOf(account, address);
    if (this.#isFull(pair, OF_PAIR) || this.#isFull(`address ${address}`, OF_ADDRESS)) throw tooMany();
    if (this.#known.has(pair) || !this.#isFull(`account ${account}`, OF_ACCOUNT)) return;
    const last = this.#slowSince.get(account) ?? 0;
    if (this.#now() - last < SLOW_EVERY) throw tooMany();
    this.#slowSince.set(account, this.#now());
  }

  /**
   * As `check`, for a password that takes a while to be looked at: it counts as wrong until it is found to be right, so that many at
   * once are no way around the limits.
   * @returns to be called when it was right
   */
  attempt(account: string, address: string): () => void {
    this.check(account, address);
    const isKnown = this.#known.has(pairOf(account, address));
    this.fail(account, address);
    return () => {
      this.#takeBack(`address ${address}`);
      if (!isKnown) this.#takeBack(`account ${account}`);
      this.succeed(account, address);
    };
  }

  fail(account: string, address: string): void {
    const pair = pairOf(account, address);
    this.#count(pair, OF_PAIR);
    this.#count(`address ${address}`, OF_ADDRESS);
    if (!this.#known.has(pair)) this.#count(`account ${account}`, OF_ACCOUNT);
  }

  /** The password was right: the address is one of the account's. */
  succeed(account: string, address: string): void {
    const pair = pairOf(account, address);
    this.#failures.delete(pair);
    this.#known.set(pair, true);
  }

  #isFull(key: string, limit: Limit): boolean {
    return this.#recent(key, limit).length >= limit.most;
  }

  #count(key: string, limit: Limit): void {
    // More than the limit need not be known.
    this.#failures.set(key, [...this.#recent(key, limit), this.#now()].slice(-limit.most));
  }

  #takeBack(key: string): void {
    this.#failures.set(key, (this.#failures.get(key) ?? []).slice(0, -1));
  }

  #recent(key: string, { within }: Limit): number[] {
    const since = this.#now() - within;
    return (this.#failures.get(key) ?? []).filter((at) => at > since);
  }
}

const pairOf = (account: string, address: string): string => `pair ${account} ${address}`;

function tooMany(): MockError {
  return new MockError(429, {
    zh: '尝试次数过多，请一分钟后再试',
    en: 'Too many attempts. Try again in a minute.',
  });
}
