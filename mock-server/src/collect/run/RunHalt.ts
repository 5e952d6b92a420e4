/** Why nothing more is sent. `left`: the process is about to end, and the next one goes on. */
export type HaltReason = 'paused' | 'cancelled' | 'left' | 'cap_answers' | 'cap_cost';

/** Whether a run may send anything more; the first reason not to is the one that counts. */
export class RunHalt {
  readonly #abort = new AbortController();
  #why: HaltReason | null = null;

  /** Null: the run goes on. */
  get why(): HaltReason | null {
    return this.#why;
  }

  /** Aborted once somebody stopped the run: whoever waits to send something need not wait any longer. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends every wait. */
  stop(why: 'paused' | 'cancelled' | 'left'): void {
    this.#why ??= why;
    this.#abort.abort();
  }

  /** There is no budget for another request. Waits are not cut short. */
  spend(why: 'cap_answers' | 'cap_cost'): void {
    this.#why ??= why;
  }
}
