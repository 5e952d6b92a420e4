import type { Worker } from 'node:worker_threads';

/** A thread that holds more memory after its task is terminated, to free it; a new one holds some 40 MB. */
const MOST_KEPT_BYTES = 100 * 1024 * 1024;
/** Milliseconds a thread waits for the next task: a person who previewed a file imports it soon. */
const KEPT_MS = 60_000;

interface Spare {
  readonly worker: Worker;
  /** Terminates it. */
  readonly end: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A pool of at most one idle thread: loading one takes 0.6 s, and a second of processor time. */
export class SpareThread {
  readonly #start: () => Worker;
  #spare: Spare | null = null;

  /** @param start creates a thread that serves one task at a time */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Returns an idle thread, or a new one. */
  take(): Worker {
    if (this.#spare === null) return this.#start();
    const { worker, end, timer } = this.#spare;
    this.#spare = null;
    clearTimeout(timer);
    worker.off('error', end).off('exit', end);
    return worker;
  }

  /**
   * Returns a thread to the pool after its task.
   * @param bytes the memory it holds now
   */
  leave(worker: Worker, bytes: number): void {
    if (this.#spare !== null || bytes > MOST_KEPT_BYTES) {
      void worker.terminate();
      return;
    }
    const end = (): void => {
      if (this.#spare?.worker !== worker) return;
      clearTimeout(this.#spare.timer);
      this.#spare = null;
      void worker.terminate();
    };
    worker.on('error', end).on('exit', end);
    this.#spare = { worker, end, timer: setTimeout(end, KEPT_MS).unref() };
  }
}
