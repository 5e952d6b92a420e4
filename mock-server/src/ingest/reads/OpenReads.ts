/** Milliseconds that work stands back for at one time: many readers, or one who waits long, must not stop it. */
const MOST_MS = 50;

/**
 * How many readers wait for a reply now. Work that nobody waits for stands back meanwhile: in this thread by `none`, in others by
 * `StandingBack`, which is given `shared`.
 */
export class OpenReads {
  /** The count as other threads read it. */
  readonly shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #most: number;
  readonly #waiting = new Set<() => void>();

  /** @param most milliseconds that `none` waits at most */
  constructor(most = MOST_MS) {
    this.#most = most;
  }

  get count(): number {
    return Atomics.load(this.shared, 0);
  }

  /** How many wait until nobody reads. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** A reader begins to wait. @returns to be called when they do not any more; once is enough, twice does no harm */
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

  /** Resolves when nobody reads, when it has waited long enough, or when `signal` is aborted; at once where one of these is so. */
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
