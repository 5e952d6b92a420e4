import type { UnreadSitemap } from '#client/api/ownPageSchemas.ts';
import { readAddress } from './checkTarget.ts';
import { fetchDocument } from './fetchDocument.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal, problemOf } from './FetchRefusal.ts';
import type { PageReader } from './PageReader.ts';
import { MOST_SITEMAP_BYTES, siteOf } from './readSitemap.ts';
import type { SitemapOfSite } from './readSitemap.ts';
import type { RobotsCache } from './RobotsCache.ts';

interface SitemapTools {
  readonly policy: FetchPolicy;
  readonly robots: RobotsCache;
  readonly reader: PageReader;
  readonly signal: AbortSignal;
}

/** The parts of a site's sitemaps that are left out. */
export interface SitemapRest {
  /** Number of URLs beyond the limit of one request. */
  readonly beyond: number;
  /** Number of URLs of other sites. */
  readonly elsewhere: number;
  /** Sitemaps that could not be fetched or parsed. */
  readonly unread: readonly UnreadSitemap[];
  /** Number of sitemaps not fetched. */
  readonly unasked: number;
}

interface SitemapPages {
  readonly urls: readonly string[];
  readonly rest: SitemapRest;
}

/** An index may list thousands; further ones are skipped. */
const MOST_SITEMAPS = 30;
const ACCEPT = 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5';

async function fetchSitemap(
  address: string,
  site: string,
  { policy, robots, reader, signal }: SitemapTools,
): Promise<SitemapOfSite> {
  const url = readAddress(address);
  await robots.check(url);
  const mayFollow = (next: URL): Promise<void> => robots.check(next);
  const order = { url: url.href, accept: ACCEPT, takes: () => true, signal, mayFollow, mostBytes: MOST_SITEMAP_BYTES };
  const { status, bytes, contentType } = await fetchDocument(order, policy);
  if (status < 200 || status > 299) throw new FetchRefusal('http_status', String(status));
  return reader.sitemap({ bytes, contentType, address: url.href, site });
}

/** The first sitemaps: the given one or, for a site's URL, those in its robots.txt. */
async function beginnings(url: URL, { robots }: SitemapTools): Promise<readonly string[]> {
  if (/\.(?:xml|gz|txt)$|sitemap/iu.test(url.pathname)) return [url.href];
  const named = await robots.sitemaps(url);
  return named.length > 0 ? named : [`${url.origin}/sitemap.xml`];
}

/**
 * The distinct pages in the sitemaps of a site, at most `most`, of that site only: a sitemap is authoritative only for its own site.
 * @throws FetchRefusal when the only sitemap cannot be read, or none lists a page.
 */
export async function sitemapPages(address: string, most: number, tools: SitemapTools): Promise<SitemapPages> {
  const start = readAddress(address);
  const site = siteOf(start);
  const waiting = [...(await beginnings(start, tools))];
  const asked = new Set<string>();
  const found = new Set<string>();
  const elsewhere = new Set<string>();
  const unread: UnreadSitemap[] = [];
  while (asked.size < MOST_SITEMAPS) {
    const next = waiting.shift();
    if (next === undefined) break;
    if (asked.has(next)) continue;
    asked.add(next);
    try {
      const listed = await fetchSitemap(next, site, tools);
      waiting.push(...listed.sitemaps);
      for (const page of listed.pages) found.add(page);
      for (const page of listed.elsewhere) elsewhere.add(page);
    } catch (error) {
      tools.signal.throwIfAborted();
      if (asked.size === 1 && waiting.length === 0) throw error;
      unread.push({ url: next, problem: problemOf(error) });
    }
  }
  const urls = [...found];
  if (urls.length === 0) throw new FetchRefusal('not_sitemap');
  return {
    urls: urls.slice(0, most),
    rest: {
      beyond: Math.max(0, urls.length - most),
      elsewhere: elsewhere.size,
      unread,
      unasked: new Set(waiting.filter((sitemap) => !asked.has(sitemap))).size,
    },
  };
}
