import { parentPort } from 'node:worker_threads';
import type { PageProblemKind } from '#client/api/ownPageSchemas.ts';
import { bytesHeld } from '../threads/bytesHeld.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import { readHtml } from './html/readHtml.ts';
import type { ReadPage } from './html/readHtml.ts';
import { readRobots } from './readRobots.ts';
import type { RobotsQuestion, RobotsReply } from './readRobots.ts';
import { pagesOfSite, readSitemap } from './readSitemap.ts';
import type { SitemapOfSite } from './readSitemap.ts';

/** A fetched sitemap, its URL, and the site whose pages are wanted. */
export interface SitemapQuestion {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly address: string;
  readonly site: string;
}

/** A task for the thread. */
export type ReadOrder =
  | { readonly kind: 'page'; readonly html: string; readonly address: string }
  | ({ readonly kind: 'sitemap' } & SitemapQuestion)
  | ({ readonly kind: 'robots' } & RobotsQuestion);

/** The result of each kind of task. */
export interface ReadResults {
  readonly page: ReadPage;
  readonly sitemap: SitemapOfSite;
  readonly robots: RobotsReply;
}

/** The thread's answer to a task, with the memory it then holds, in bytes. */
export type Answered<R> = ReadReply<R> & { readonly held: number };

/** @typeParam R the result type, known only to the caller. */
type ReadReply<R> =
  | { readonly isRead: true; readonly read: R }
  | { readonly isRead: false; readonly kind: PageProblemKind; readonly detail: string };

async function read(order: ReadOrder): Promise<ReadResults[ReadOrder['kind']]> {
  switch (order.kind) {
    case 'page':
      return readHtml(order.html, order.address);
    case 'sitemap':
      return pagesOfSite(await readSitemap(Buffer.from(order.bytes), order.contentType), order.address, order.site);
    case 'robots':
      return readRobots(order);
  }
}

async function reply(order: ReadOrder): Promise<ReadReply<unknown>> {
  try {
    return { isRead: true, read: await read(order) };
  } catch (error) {
    if (error instanceof FetchRefusal) return { isRead: false, kind: error.kind, detail: error.detail };
    // Content that defeats every parser, by nesting depth for instance.
    const kinds = { page: 'not_html', sitemap: 'not_sitemap', robots: 'robots' } as const;
    return { isRead: false, kind: kinds[order.kind], detail: '' };
  }
}

/** The worker thread's message loop: parses fetched content, one task at a time. */
export function serveReading(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  port.on('message', (order: ReadOrder) => {
    void reply(order).then((answer) => {
      port.postMessage({ ...answer, held: bytesHeld() });
    });
  });
}
