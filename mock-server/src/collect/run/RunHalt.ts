/** The reason why no more requests are sent. `left`: the process is about to exit, and the next one continues. */
export type HaltReason = 'paused' | 'cancelled' | 'left' | 'cap_answers' | 'cap_cost';

/** Whether a run may send requests; the first reason to stop wins. */
export class RunHalt {
  readonly #abort = new AbortController();
  #why: HaltReason | null = null;

  /** Null: the run continues. */
  get why(): HaltReason | null {
    return this.#why;
  }

  /** Aborted when somebody stops the run, to end pending waits. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Stops the run and ends every wait. */
  stop(why: 'paused' | 'cancelled' | 'left'): void {
    this.#why ??= why;
    this.#abort.abort();
  }

  /** Stops the run for lack of budget. Does not end waits. */
  spend(why: 'cap_answers' | 'cap_cost'): void {
    this.#why ??= why;
  }
}
