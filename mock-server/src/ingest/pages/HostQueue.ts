import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';

/** Lets only so many pieces of work of one host, and of all hosts, run at a time: nobody's site should feel that it is read. */
export class HostQueue {
  readonly #mostPerHost: number;
  readonly #all: LimitFunction;
  /** Of hosts with work that is not done. */
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
      // The host first: what waits for its own host keeps nobody else waiting.
      return await own.limit(() => this.#all(work));
    } finally {
      own.waiting -= 1;
      if (own.waiting === 0) this.#hosts.delete(host);
    }
  }
}
