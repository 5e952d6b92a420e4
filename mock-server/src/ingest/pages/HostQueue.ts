import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';

/** Limits concurrency per host and in total, so that fetching does not load anybody's site. */
export class HostQueue {
  readonly #mostPerHost: number;
  readonly #all: LimitFunction;
  /** Hosts with unfinished work. */
  readonly #hosts = new Map<string, { readonly limit: LimitFunction; waiting: number }>();

  constructor(mostPerHost: number, most: number) {
    this.#mostPerHost = mostPerHost;
    this.#all = pLimit(most);
  }

  get hosts(): number {
    return this.#hosts.size;
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    const own = this.#hosts.get(host) ?? { limit: pLimit(this.#mostPerHost), waiting: 0 };
    this.#hosts.set(host, own);
    own.waiting += 1;
    try {
      // The host's limit comes first: work that waits for its host occupies no slot of the total limit.
      return await own.limit(() => this.#all(work));
    } finally {
      own.waiting -= 1;
      if (own.waiting === 0) this.#hosts.delete(host);
    }
  }
}
