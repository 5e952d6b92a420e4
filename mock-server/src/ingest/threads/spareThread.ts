import { Worker } from 'node:worker_threads';

/** Reading is bounded whatever the size of the file; what still grows beyond this ends the thread, not the server. */
const MOST_MEGABYTES = 700;
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

/** One at most: what waits takes memory. */
let spare: Spare | null = null;

function start(): Worker {
  const worker = new Worker(new URL('./importThread.mjs', import.meta.url), {
    // Neither the arguments nor the watchers and inspectors of this process are its business.
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // A server that is stopped does not wait: what is not finished leaves nothing behind.
  worker.unref();
  return worker;
}

/** A thread that serves tasks and has none. Loading one takes 0.6 s, and a second of the processor: the one that is spare comes first. */
export function takeThread(): Worker {
  if (spare === null) return start();
  const { worker, end, timer } = spare;
  spare = null;
  clearTimeout(timer);
  worker.off('error', end).off('exit', end);
  return worker;
}

/**
 * Gives back a thread whose task is over.
 * @param bytes that it holds now
 */
export function leaveThread(worker: Worker, bytes: number): void {
  if (spare !== null || bytes > MOST_KEPT_BYTES) {
    void worker.terminate();
    return;
  }
  const end = (): void => {
    if (spare?.worker !== worker) return;
    clearTimeout(spare.timer);
    spare = null;
    void worker.terminate();
  };
  worker.on('error', end).on('exit', end);
  spare = { worker, end, timer: setTimeout(end, KEPT_MS).unref() };
}
