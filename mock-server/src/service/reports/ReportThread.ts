import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { startThread } from '#server/store/threads/startThread.ts';
import type { AskedOf, ReportName, ReportOf } from './reportFunctions.ts';
import { ABANDONED, BEGUN } from './reportMessages.ts';
import type { ReportOrder, ReportReply } from './reportMessages.ts';
import { SentTables } from './SentTables.ts';

/** Grace period of a report without waiting callers: its result serves a repeated request. */
const GRACE_MS = 2000;

/** The thread ended without a reply, or could not be started. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/** The thread was ended because of an abandoned report: other reports move to the next thread. */
class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

interface Waiting {
  /** Receives the report of this call. */
  readonly resolve: (report: never) => void;
  readonly reject: (reason: Error) => void;
}

interface Running {
  readonly worker: Worker;
  readonly tables: SentTables;
  readonly calls: Map<number, Waiting>;
  /** Reason of its end; null while running. */
  lost: Error | null;
}

/** A worker thread that computes reports without blocking this one. Started lazily. */
export class ReportThread {
  readonly #grace: number;
  #running: Running | null = null;
  #next = 1;

  /** @param grace time for an abandoned report before the thread is ended, in milliseconds. */
  constructor(grace = GRACE_MS) {
    this.#grace = grace;
  }

  /** Starts the thread in advance of the first report. */
  start(): void {
    this.#running ??= this.#open();
  }

  /**
   * Computes the report of a table. @throws ThreadLostError when the thread fails, the signal's reason on abort, and the report's own
   * errors.
   */
  async run<N extends ReportName>(
    name: N,
    table: AnswerTable,
    asked: AskedOf<N>,
    signal: AbortSignal,
  ): Promise<ReportOf<N>> {
    for (;;) {
      try {
        return await this.#ask(name, table, asked, signal);
      } catch (error) {
        if (!(error instanceof ThreadEndedError)) throw error;
      }
    }
  }

  async #ask<N extends ReportName>(
    name: N,
    table: AnswerTable,
    asked: AskedOf<N>,
    signal: AbortSignal,
  ): Promise<ReportOf<N>> {
    const running = (this.#running ??= this.#open());
    const id = await running.tables.send(table);
    signal.throwIfAborted();
    if (running.lost !== null) throw running.lost;
    if (id === null) throw new ThreadLostError('The thread cannot read this table');
    const call = this.#next;
    this.#next += 1;
    const state = new Int32Array(new SharedArrayBuffer(8));
    const leave = (): void => this.#abandon(running, call, state);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await new Promise<ReportOf<N>>((resolve, reject) => {
        running.calls.set(call, { resolve, reject });
        running.worker.postMessage({ kind: 'report', call, table: id, name, asked, state });
      });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      running.calls.delete(call);
      signal.removeEventListener('abort', leave);
    }
  }

  /** Ends the thread; the next report starts a new one. */
  close(): void {
    if (this.#running !== null) this.#lose(this.#running, lostThread('it was closed'));
  }

  /** Cancels a report: a queued one is dropped; a running one is ended with its thread after the grace period. */
  #abandon(running: Running, call: number, state: Int32Array): void {
    Atomics.store(state, ABANDONED, 1);
    setTimeout(() => {
      if (running.calls.has(call) && Atomics.load(state, BEGUN) === 1) {
        this.#lose(running, new ThreadEndedError('A report took long that nobody waits for'));
      }
    }, this.#grace).unref();
  }

  #lose(running: Running, why: Error): void {
    if (this.#running === running) this.#running = null;
    running.lost ??= why;
    void running.worker.terminate();
    for (const { reject } of running.calls.values()) reject(why);
    running.calls.clear();
  }

  #open(): Running {
    const worker = startThread(new URL('./reportThread.mjs', import.meta.url));
    const running: Running = {
      worker,
      tables: new SentTables(
        (order) => post(worker, order),
        () => nextTurn(),
      ),
      calls: new Map(),
      lost: null,
    };
    worker.on('message', (reply: ReportReply<never>) => {
      const waiting = running.calls.get(reply.call);
      if (reply.state === 'done') waiting?.resolve(reply.report);
      else waiting?.reject(reply.error);
    });
    worker.on('error', (error) => {
      this.#lose(running, lostThread(error.message));
    });
    worker.on('exit', () => {
      this.#lose(running, lostThread('it stopped'));
    });
    return running;
  }
}

function lostThread(why: string): ThreadLostError {
  return new ThreadLostError(`The thread of reports ended: ${why}`);
}

function post(worker: Worker, order: ReportOrder): void {
  worker.postMessage(order);
}
