/** Work shared by several callers. It is aborted when all of them have left. */
export class SharedWork<T> {
  readonly #leaving = new AbortController();
  readonly #result: Promise<T>;
  #waiting = 0;
  #state: 'running' | 'done' | 'lost' = 'running';

  /** @param make starts at once; its signal aborts when no caller waits any more. */
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
    // Callers receive the rejection; without callers it is ignored.
    this.#result.catch(() => undefined);
  }

  /** Whether it failed or was aborted and must be restarted. */
  get isLost(): boolean {
    return this.#state === 'lost';
  }

  /** The result. @throws the errors of the work, and the signal's reason on abort. */
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
