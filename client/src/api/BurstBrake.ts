/** A person who goes on choosing makes the next choice within this time, in milliseconds. */
const BURST_MS = 250;

/**
 * Keeps a person who changes a filter again and again from asking the server each time. The first call of a path goes out at
 * once; one that follows a call taken back (its reply was not wanted any more) waits whether it is taken back itself, so that of
 * a burst the first and the last are sent.
 */
export class BurstBrake {
  readonly #takenBackAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Makes a call of a path, perhaps a little later. @param signal takes it back */
  async hold<T>(path: string, signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> {
    if (signal === undefined) return call();
    const note = (): void => {
      this.#takenBackAt.set(path, this.#now());
    };
    signal.addEventListener('abort', note);
    try {
      // Without a wait the call is made before this returns: what is drawn because of the same click would hold it up.
      if (this.#isBurst(path) && !signal.aborted) await waitUnlessAborted(signal);
      return await call();
    } finally {
      // What is there already is not taken back any more.
      signal.removeEventListener('abort', note);
    }
  }

  #isBurst(path: string): boolean {
    const before = this.#takenBackAt.get(path);
    return before !== undefined && this.#now() - before <= BURST_MS;
  }
}

/** Waits while a burst may be going on. Ends at once when the call is taken back. */
async function waitUnlessAborted(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, BURST_MS);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
