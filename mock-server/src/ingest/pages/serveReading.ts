import { parentPort } from 'node:worker_threads';
import { bytesHeld } from '../threads/bytesHeld.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import { readHtml } from './html/readHtml.ts';
import type { ReadPage } from './html/readHtml.ts';
import type { PageProblemKind } from '#client/api/ownPageSchemas.ts';
import { readRobots } from './readRobots.ts';
import type { RobotsQuestion, RobotsReply } from './readRobots.ts';
import { pagesOfSite, readSitemap } from './readSitemap.ts';
import type { SitemapOfSite } from './readSitemap.ts';

/** A sitemap as it was fetched, with its address, and the site whose pages are wanted. */
export interface SitemapQuestion {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly address: string;
  readonly site: string;
}

/** What the thread is given to read. */
export type ReadOrder =
  | { readonly kind: 'page'; readonly html: string; readonly address: string }
  | ({ readonly kind: 'sitemap' } & SitemapQuestion)
  | ({ readonly kind: 'robots' } & RobotsQuestion);

/** What comes of each kind of order. */
export interface ReadResults {
  readonly page: ReadPage;
  readonly sitemap: SitemapOfSite;
  readonly robots: RobotsReply;
}

/** What the thread says to an order, with what it holds in memory after it, in bytes. */
export type Answered<R> = ReadReply<R> & { readonly held: number };

/** @typeParam R what was read: of which kind it is only whoever asked knows. */
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
    // What defeats every reader, by depth for instance.
    const kinds = { page: 'not_html', sitemap: 'not_sitemap', robots: 'robots' } as const;
    return { isRead: false, kind: kinds[order.kind], detail: '' };
  }
}

/** The worker thread's own part: what was fetched, one after another. */
export function serveReading(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  port.on('message', (order: ReadOrder) => {
    void reply(order).then((answer) => {
      port.postMessage({ ...answer, held: bytesHeld() });
    });
  });
}
