import type { Worker } from 'node:worker_threads';

/** A thread that holds more after its task ends, and its memory with it; a new one holds some 40 MB. */
const MOST_KEPT_BYTES = 100 * 1024 * 1024;
/** So long a thread waits for the next task, in milliseconds: whoever looked at a file imports it soon. */
const KEPT_MS = 60_000;

interface Spare {
  readonly worker: Worker;
  /** Ends it. */
  readonly end: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Threads of one kind, of which at most one waits for the next task: loading one takes 0.6 s, and a second of the processor.
 */
export class SpareThread {
  readonly #start: () => Worker;
  #spare: Spare | null = null;

  /** @param start makes a thread that serves one task after the other */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** A thread that has no task. */
  take(): Worker {
    if (this.#spare === null) return this.#start();
    const { worker, end, timer } = this.#spare;
    this.#spare = null;
    clearTimeout(timer);
    worker.off('error', end).off('exit', end);
    return worker;
  }

  /**
   * Gives back a thread whose task is over.
   * @param bytes that it holds now
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
