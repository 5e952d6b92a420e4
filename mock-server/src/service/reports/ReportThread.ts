import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { AnswerTable } from '../../analysis/table/AnswerTable.ts';
import { ABANDONED, BEGUN } from './reportMessages.ts';
import type { ReportOrder, ReportReply } from './reportMessages.ts';
import { startThread } from '../../store/threads/startThread.ts';
import type { AskedOf, ReportName, ReportOf } from './reportFunctions.ts';
import { SentTables } from './SentTables.ts';

/** So long a report that nobody waits for any more may still take: then it is there when somebody asks again. */
const GRACE_MS = 2000;

/** The thread ended before it answered, or cannot be had. */
export class ThreadLostError extends Error {
  override readonly name = 'ThreadLostError';
}

/** The thread was ended for a report that nobody waits for: the others are asked of the next one. */
class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

interface Waiting {
  /** Takes the report of its own call. */
  readonly resolve: (report: never) => void;
  readonly reject: (reason: Error) => void;
}

interface Running {
  readonly worker: Worker;
  readonly tables: SentTables;
  readonly calls: Map<number, Waiting>;
  /** Why it ended; null: it runs. */
  lost: Error | null;
}

/** A thread that computes reports, so that this one answers others meanwhile. It is started when it is first asked. */
export class ReportThread {
  readonly #grace: number;
  #running: Running | null = null;
  #next = 1;

  /** @param grace milliseconds for a report that nobody waits for any more, before the thread is ended. */
  constructor(grace = GRACE_MS) {
    this.#grace = grace;
  }

  /** Starts the thread, so that the first report need not wait for it. */
  start(): void {
    this.#running ??= this.#open();
  }

  /**
   * The report of a table. @throws ThreadLostError where the thread cannot tell, the signal's reason when it is aborted, and what the
   * report itself throws.
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

  /** Ends the thread; the next report starts another. */
  close(): void {
    if (this.#running !== null) this.#lose(this.#running, lostThread('it was closed'));
  }

  /** One that has not begun never begins; one that has is ended with its thread when it takes too long. */
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
