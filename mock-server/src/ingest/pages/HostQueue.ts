/** Lets only so many pieces of work of one host, and of all hosts, run at a time: nobody's site should feel that it is read. */
export class HostQueue {
  readonly #mostPerHost: number;
  readonly #most: number;
  readonly #running = new Map<string, number>();
  readonly #waiting: { readonly host: string; readonly begin: () => void }[] = [];
  #all = 0;

  constructor(mostPerHost: number, most: number) {
    this.#mostPerHost = mostPerHost;
    this.#most = most;
  }

  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push({ host, begin: resolve });
      this.#beginNext();
    });
    try {
      return await work();
    } finally {
      this.#all -= 1;
      this.#running.set(host, (this.#running.get(host) ?? 1) - 1);
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (let i = 0; i < this.#waiting.length && this.#all < this.#most;) {
      const next = this.#waiting[i];
      const running = this.#running.get(next?.host ?? '') ?? 0;
      if (next === undefined || running >= this.#mostPerHost) {
        i += 1;
        continue;
      }
      this.#waiting.splice(i, 1);
      this.#all += 1;
      this.#running.set(next.host, running + 1);
      next.begin();
    }
  }
}
