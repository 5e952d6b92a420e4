import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';

/** Lets only so many pieces of work of one host, and of all hosts, run at a time: nobody's site should feel that it is read. */
export class HostQueue {
  readonly #mostPerHost: number;
  readonly #all: LimitFunction;
  readonly #hosts = new Map<string, LimitFunction>();

  constructor(mostPerHost: number, most: number) {
    this.#mostPerHost = mostPerHost;
    this.#all = pLimit(most);
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    const own = this.#hosts.get(host) ?? pLimit(this.#mostPerHost);
    this.#hosts.set(host, own);
    // The host first: what waits for its own host keeps nobody else waiting.
    return own(() => this.#all(work));
  }
}
