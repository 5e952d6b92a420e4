/** Maximum wait of background work, in milliseconds: many readers, or a slow request, must not stop it. */
const MOST_MS = 50;

/**
 * Counts the readers that wait for a response. Background work yields to them: in this thread with `none`, in worker threads with
 * `StandingBack`, which receives `shared`.
 */
export class OpenReads {
  /** The count in shared memory, for worker threads. */
  readonly shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #most: number;
  readonly #waiting = new Set<() => void>();

  /** @param most maximum wait of `none`, in milliseconds */
  constructor(most = MOST_MS) {
    this.#most = most;
  }

  get count(): number {
    return Atomics.load(this.shared, 0);
  }

  /** Number of callers waiting in `none`. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Registers a reader. @returns a function to call when the response is sent; further calls are no-ops */
  begin(): () => void {
    Atomics.add(this.shared, 0, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const before = Atomics.sub(this.shared, 0, 1);
      Atomics.notify(this.shared, 0);
      if (before === 1) for (const goOn of [...this.#waiting]) goOn();
    };
  }

  /**
   * Resolves when there are no readers, after the maximum wait, or when `signal` is aborted; at once if one of these is already the case.
   */
  async none(signal: AbortSignal): Promise<void> {
    if (this.count === 0 || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', goOn);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, this.#most);
      signal.addEventListener('abort', goOn, { once: true });
      this.#waiting.add(goOn);
    });
  }
}
