import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { startThread } from '#server/store/threads/startThread.ts';
import { SpareThread } from '../threads/SpareThread.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import type { ReadPage } from './html/readHtml.ts';
import type { RobotsQuestion, RobotsReply } from './readRobots.ts';
import type { SitemapOfSite } from './readSitemap.ts';
import type { Answered, ReadOrder, ReadResults, SitemapQuestion } from './serveReading.ts';

/** Reading a page of two megabytes takes about two seconds, a sitemap of nine about three. */
const TIME_LIMIT_MS = 15_000;
/** Evaluating real rules takes less than a millisecond. */
const ROBOTS_LIMIT_MS = 4000;
const MOST_MEGABYTES = 500;

const ignore = (): void => undefined;
const threads = new SpareThread(() => startThread(new URL('./readerThread.mjs', import.meta.url), MOST_MEGABYTES));

/**
 * Parses fetched content in a worker thread. If a page, sitemap or robots.txt is built to stall the parser or exhaust memory, it ends the
 * thread and not the server. Call `close` when done.
 */
export class PageReader {
  readonly #queue = pLimit(1);
  #worker: Worker | null = null;
  /** Bytes held by the thread; null while it is busy, or after it failed. */
  #held: number | null = null;

  /** @throws FetchRefusal for HTML that cannot be parsed in time. */
  read(html: string, address: string): Promise<ReadPage> {
    return this.#run({ kind: 'page', html, address });
  }

  /**
   * The pages that a sitemap lists for a site.
   * @throws FetchRefusal if it is no sitemap, or cannot be parsed in time.
   */
  sitemap(question: SitemapQuestion): Promise<SitemapOfSite> {
    return this.#run({ kind: 'sitemap', ...question });
  }

  /**
   * Evaluates robots.txt.
   * @throws FetchRefusal for rules that cannot be evaluated in time.
   */
  robots(question: RobotsQuestion): Promise<RobotsReply> {
    return this.#run({ kind: 'robots', ...question }, ROBOTS_LIMIT_MS);
  }

  /** Returns the thread to the pool; terminates one that has not answered yet. */
  close(): void {
    const worker = this.#worker;
    this.#worker = null;
    if (worker === null || this.#held === null) {
      void worker?.terminate();
      return;
    }
    worker.off('error', ignore);
    threads.leave(worker, this.#held);
  }

  #run<K extends ReadOrder['kind']>(
    order: ReadOrder & { readonly kind: K },
    limit = TIME_LIMIT_MS,
  ): Promise<ReadResults[K]> {
    return this.#queue(() => this.#ask<ReadResults[K]>(order, limit));
  }

  async #ask<R>(order: ReadOrder, limit: number): Promise<R> {
    // The time limit excludes loading the thread.
    const worker = (this.#worker ??= await this.#begin());
    const answer = await this.#answer<R>(worker, order, limit);
    if (!answer.isRead) throw new FetchRefusal(answer.kind, answer.detail);
    return answer.read;
  }

  /** A thread that has answered once. */
  async #begin(): Promise<Worker> {
    const worker = threads.take();
    // Ignores late errors of a thread that is being terminated.
    worker.on('error', ignore);
    this.#worker = worker;
    const simple = { kind: 'robots', file: 'https://a.invalid/robots.txt', text: '', page: null } as const;
    await this.#answer(worker, simple, TIME_LIMIT_MS);
    return worker;
  }

  async #answer<R>(worker: Worker, order: ReadOrder, limit: number): Promise<Answered<R>> {
    this.#held = null;
    try {
      const answer = await waitForReply<R>(worker, order, limit);
      this.#held = answer.held;
      return answer;
    } catch (error) {
      this.close();
      throw error;
    }
  }
}

function waitForReply<R>(worker: Worker, order: ReadOrder, milliseconds: number): Promise<Answered<R>> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      leave();
      reject(new FetchRefusal('timeout'));
    };
    const take = (answer: Answered<R>): void => {
      leave();
      resolve(answer);
    };
    const limit = setTimeout(fail, milliseconds);
    // Removes only our listeners: the thread has its own, without which it receives no more messages.
    const leave = (): void => {
      clearTimeout(limit);
      worker.off('message', take).off('error', fail).off('exit', fail);
    };
    worker.on('message', take).on('error', fail).on('exit', fail);
    worker.postMessage(order);
  });
}
