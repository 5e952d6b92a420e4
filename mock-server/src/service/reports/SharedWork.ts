/** Work that several may wait for. It is told to stop once none of them does. */
export class SharedWork<T> {
  readonly #leaving = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;
  #state: 'running' | 'done' | 'lost' = 'running';

  /** @param make told by the signal that nobody waits any more. It is begun at once. */
  constructor(make: (signal: AbortSignal) => Promise<T>) {
    this.#result = make(this.#leaving.signal).then(
      (value) => {
        this.#state = 'done';
        return value;
      },
      (error: unknown) => {
        this.#state = 'lost';
        throw error;
      },
    );
    // Whoever waits hears of it; where nobody does, it concerns nobody.
    this.#result.catch(() => undefined);
  }

  /** Whether it failed or was given up, so that it must be begun anew. */
  get isLost(): boolean {
    return this.#state === 'lost';
  }

  /** The result. @throws what the work throws, and the signal's reason once it is aborted. */
  async wait(signal: AbortSignal): Promise<T> {
    if (this.#state === 'done') return this.#result;
    signal.throwIfAborted();
    this.#waiting += 1;
    let leave = (): void => undefined;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => {
        this.#leave();
        reject(signal.reason instanceof Error ? signal.reason : new Error('Nobody waits'));
      };
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([this.#result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (!signal.aborted) this.#waiting -= 1;
    }
  }

  #leave(): void {
    this.#waiting -= 1;
    if (this.#waiting > 0 || this.#state !== 'running') return;
    this.#state = 'lost';
    this.#leaving.abort();
  }
}
