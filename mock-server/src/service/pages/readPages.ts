import type { PageOutcome, PageSource } from '#client/api/ownPageSchemas.ts';
import { serverOf } from '#client/lib/hosts.ts';
import { readAddress } from '#server/ingest/pages/checkTarget.ts';
import { fetchPage } from '#server/ingest/pages/fetchPage.ts';
import type { FetchedPage, PageTools } from '#server/ingest/pages/fetchPage.ts';
import { problemOf } from '#server/ingest/pages/FetchRefusal.ts';
import type { HostQueue } from '#server/ingest/pages/HostQueue.ts';
import { PageReader } from '#server/ingest/pages/PageReader.ts';
import { RobotsCache } from '#server/ingest/pages/RobotsCache.ts';
import { sitemapPages } from '#server/ingest/pages/sitemapPages.ts';
import type { SitemapRest } from '#server/ingest/pages/sitemapPages.ts';
import { MOST_PAGES } from '#server/store/documents/ProjectPages.ts';
import type { StoredPage } from '#server/store/documents/ProjectPages.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { changePages } from './ownPages.ts';
import { storedPage, pageKey, withPages } from './storedPage.ts';

/** Pages to fetch: URLs, those of a sitemap, or pages of the inventory again. */
export type FetchPagesOrder =
  | { readonly from: 'urls'; readonly urls: readonly string[] }
  | { readonly from: 'sitemap'; readonly url: string }
  | { readonly from: 'pages'; readonly ids: readonly string[] };

/** Progress of fetching pages. */
export interface ReadingProgress {
  /** Number of pages to fetch; null until known. */
  total: number | null;
  readonly outcomes: PageOutcome[];
  /** Skipped pages; `beyond` includes pages above the inventory's limit. */
  rest: SitemapRest;
}

interface Wanted {
  readonly url: string;
  readonly source: PageSource;
  readonly known: StoredPage | undefined;
}

/** Pages are stored in batches: each write rewrites the whole file. */
const AT_ONCE = 20;

function wantedOf(urls: readonly string[], source: PageSource, pages: readonly StoredPage[]): Wanted[] {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]));
  const met = new Set<string>();
  return urls.flatMap((typed) => {
    let url = typed;
    try {
      url = readAddress(typed).href;
    } catch {
      // Invalid URLs are refused with their reason when they are fetched.
    }
    const key = pageKey(url);
    if (met.has(key)) return [];
    met.add(key);
    return [{ url, source, known: byKey.get(key) }];
  });
}

/** Limits new pages to the free room; existing pages are always fetched again. */
function withinRoom(wanted: readonly Wanted[], pages: readonly StoredPage[]): Wanted[] {
  let room = MOST_PAGES - pages.length;
  return wanted.filter(({ known }) => {
    if (known !== undefined) return true;
    room -= 1;
    return room >= 0;
  });
}

async function listWanted(
  { pages }: ProjectSession,
  order: FetchPagesOrder,
  job: ReadingProgress,
  tools: PageTools,
): Promise<Wanted[]> {
  if (order.from === 'pages') {
    return pages.flatMap((page) =>
      order.ids.includes(page.id) && page.url !== '' ? [{ url: page.url, source: page.source, known: page }] : [],
    );
  }
  let all: Wanted[];
  if (order.from === 'urls') {
    all = wantedOf(order.urls, 'url', pages);
  } else {
    const { urls, rest } = await sitemapPages(order.url, MOST_PAGES, tools);
    job.rest = rest;
    all = wantedOf(urls, 'sitemap', pages);
  }
  const kept = withinRoom(all, pages);
  job.rest = { ...job.rest, beyond: job.rest.beyond + all.length - kept.length };
  return kept;
}

/** A fetched page. */
interface LookedAt {
  readonly id: string;
  /** Whether it was already in the inventory. */
  readonly isKnown: boolean;
  /** Builds the new entry from the current one; undefined: not in the inventory. */
  readonly next: (present: StoredPage | undefined) => StoredPage;
}

/** Pages fetched since the last write. */
class Batch {
  readonly #project: ProjectSession;
  #pages: LookedAt[] = [];

  constructor(project: ProjectSession) {
    this.#project = project;
  }

  add(page: LookedAt): void {
    this.#pages.push(page);
    if (this.#pages.length >= AT_ONCE) this.write();
  }

  write(): void {
    const pages = this.#pages;
    this.#pages = [];
    if (pages.length === 0) return;
    changePages(this.#project, (list) => {
      const present = new Map(list.map((page) => [page.id, page]));
      // A page removed during its fetch stays removed.
      const left = pages.filter(({ id, isKnown }) => !isKnown || present.has(id));
      return {
        pages: withPages(
          list,
          left.map(({ id, next }) => next(present.get(id))),
        ),
      };
    });
  }
}

function outcomeOfPage(page: StoredPage, known: StoredPage | undefined): PageOutcome {
  return { url: page.url, state: known === undefined ? 'added' : 'updated', page_id: page.id, problem: null };
}

/**
 * Fetches pages and stores them in batches. The outcome of a failed page holds the reason; its earlier text stays.
 * @throws FetchRefusal when the sitemap cannot be read.
 */
export async function readPages(
  project: ProjectSession,
  order: FetchPagesOrder,
  job: ReadingProgress,
  { signal, queue }: { readonly signal: AbortSignal; readonly queue: HostQueue },
): Promise<void> {
  const { fetchPolicy: policy, environment } = project.server;
  const reader = new PageReader();
  const tools: PageTools = { policy, signal, reader, robots: new RobotsCache(policy, signal, reader) };
  const isOver = (): boolean => signal.aborted;
  const batch = new Batch(project);
  const keep = ({ read, status, crawlers }: FetchedPage, { url, source, known }: Wanted): void => {
    const now = environment.now();
    const next = (present: StoredPage | undefined): StoredPage =>
      storedPage({ url, source, read, status, robots: [...crawlers], now, known: present });
    const page = next(known);
    batch.add({ id: page.id, isKnown: known !== undefined, next });
    job.outcomes.push(outcomeOfPage(page, known));
  };
  const fail = (error: unknown, { url, known }: Wanted): void => {
    const problem = problemOf(error);
    if (problem.kind === 'failed') console.error('Reading a page', error);
    if (known !== undefined) {
      batch.add({ id: known.id, isKnown: true, next: (present) => ({ ...(present ?? known), problem }) });
    }
    job.outcomes.push({ url, state: known === undefined ? 'failed' : 'kept', page_id: known?.id ?? null, problem });
  };
  try {
    const wanted = await listWanted(project, order, job, tools);
    job.total = wanted.length;
    await Promise.all(
      wanted.map((one) =>
        queue.run(serverOf(one.url), async () => {
          if (isOver()) return;
          try {
            keep(await fetchPage(one.url, tools), one);
          } catch (error) {
            if (!isOver()) fail(error, one);
          }
        }),
      ),
    );
  } finally {
    tools.reader.close();
    batch.write();
  }
}
