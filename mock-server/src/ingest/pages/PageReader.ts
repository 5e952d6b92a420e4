import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { FetchRefusal } from './FetchRefusal.ts';
import type { ReadPage } from './html/readHtml.ts';
import type { ReadOrder, ReadReply } from './serveReading.ts';

/** A page of two megabytes takes some two seconds. */
const TIME_LIMIT_MS = 15_000;
const MOST_MEGABYTES = 500;

/**
 * Reads HTML in a thread of its own: what a page may be made of to keep a parser busy, or to fill the memory, ends the thread and
 * not the server. Close it in the end.
 */
export class PageReader {
  readonly #queue = pLimit(1);
  #worker: Worker | null = null;

  /** @throws FetchRefusal for HTML that cannot be read in time. */
  read(html: string, address: string): Promise<ReadPage> {
    return this.#queue(() => this.#ask({ html, address }));
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./readerThread.mjs', import.meta.url), {
      // Neither the arguments nor the watchers and inspectors of this process are its business.
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.unref();
    // A late error of a thread that is being ended concerns nobody.
    worker.on('error', () => undefined);
    return worker;
  }

  async #ask(order: ReadOrder): Promise<ReadPage> {
    const worker = (this.#worker ??= this.#start());
    try {
      const page = await answerOf(worker, order);
      if (page !== null) return page;
    } catch (error) {
      this.close();
      throw error;
    }
    throw new FetchRefusal('not_html');
  }
}

function answerOf(worker: Worker, order: ReadOrder): Promise<ReadReply> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      leave();
      reject(new FetchRefusal('timeout'));
    };
    const take = (page: ReadReply): void => {
      leave();
      resolve(page);
    };
    const limit = setTimeout(fail, TIME_LIMIT_MS);
    // By name: the thread has listeners of its own, without which it goes deaf.
    const leave = (): void => {
      clearTimeout(limit);
      worker.off('message', take).off('error', fail).off('exit', fail);
    };
    worker.on('message', take).on('error', fail).on('exit', fail);
    worker.postMessage(order);
  });
}
