import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { FetchRefusal } from './FetchRefusal.ts';
import type { ReadPage } from './html/readHtml.ts';
import type { RobotsQuestion, RobotsReply } from './readRobots.ts';
import type { Sitemap } from './readSitemap.ts';
import type { ReadOrder, ReadReply, ReadResults } from './serveReading.ts';

/** A page of two megabytes takes some two seconds, a sitemap of nine some three. */
const TIME_LIMIT_MS = 15_000;
/** Real rules take less than a millisecond. */
const ROBOTS_LIMIT_MS = 4000;
const MOST_MEGABYTES = 500;

/**
 * Reads what was fetched in a thread of its own: what a page, a sitemap or rules may be made of to keep a parser busy, or to fill the
 * memory, ends the thread and not the server. Close it in the end.
 */
export class PageReader {
  readonly #queue = pLimit(1);
  #worker: Worker | null = null;

  /** @throws FetchRefusal for HTML that cannot be read in time. */
  read(html: string, address: string): Promise<ReadPage> {
    return this.#run({ kind: 'page', html, address });
  }

  /** What a sitemap lists of a site. @throws FetchRefusal for what is none, or cannot be read in time. */
  sitemap(bytes: Uint8Array, contentType: string, site: string): Promise<Sitemap> {
    return this.#run({ kind: 'sitemap', bytes, contentType, site });
  }

  /** What robots.txt says. @throws FetchRefusal for rules that cannot be read in time. */
  robots(question: RobotsQuestion): Promise<RobotsReply> {
    return this.#run({ kind: 'robots', ...question }, ROBOTS_LIMIT_MS);
  }

  close(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }

  #run<K extends ReadOrder['kind']>(
    order: ReadOrder & { readonly kind: K },
    limit = TIME_LIMIT_MS,
  ): Promise<ReadResults[K]> {
    return this.#queue(() => this.#ask<ReadResults[K]>(order, limit));
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

  async #ask<R>(order: ReadOrder, limit: number): Promise<R> {
    // Loading the thread is not the order's time.
    const worker = (this.#worker ??= await this.#begin());
    let answer: ReadReply<R>;
    try {
      answer = await waitForReply<R>(worker, order, limit);
    } catch (error) {
      this.close();
      throw error;
    }
    if (!answer.isRead) throw new FetchRefusal(answer.kind, answer.detail);
    return answer.read;
  }

  /** A thread that has answered once. */
  async #begin(): Promise<Worker> {
    const worker = this.#start();
    this.#worker = worker;
    try {
      await waitForReply(
        worker,
        { kind: 'robots', file: 'https://a.invalid/robots.txt', text: '', page: null },
        TIME_LIMIT_MS,
      );
    } catch (error) {
      this.close();
      throw error;
    }
    return worker;
  }
}

function waitForReply<R>(worker: Worker, order: ReadOrder, milliseconds: number): Promise<ReadReply<R>> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      leave();
      reject(new FetchRefusal('timeout'));
    };
    const take = (answer: ReadReply<R>): void => {
      leave();
      resolve(answer);
    };
    const limit = setTimeout(fail, milliseconds);
    // By name: the thread has listeners of its own, without which it goes deaf.
    const leave = (): void => {
      clearTimeout(limit);
      worker.off('message', take).off('error', fail).off('exit', fail);
    };
    worker.on('message', take).on('error', fail).on('exit', fail);
    worker.postMessage(order);
  });
}
