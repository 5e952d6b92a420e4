import { LRUCache } from 'lru-cache';
import { CRAWLERS } from '#server/analysis/traffic/crawlers.ts';
import { decodeHtml } from './decodeHtml.ts';
import { fetchDocument } from './fetchDocument.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import type { PageReader } from './PageReader.ts';
import { ROBOT_NAME } from './userAgent.ts';

/** RFC 9309 requires at least 500 kibibytes; the rest is ignored. */
const MOST_BYTES = 512 * 1024;
/** A file has at most half a megabyte, usually some kilobytes. */
const MOST_SITES = 200;
const ACCEPT = 'text/plain, text/*;q=0.9, */*;q=0.1';

type Rules =
  | { readonly kind: 'rules'; readonly text: string; readonly sitemaps: readonly string[] }
  /** The site has no robots.txt: everything is allowed. */
  | { readonly kind: 'open' }
  /** The server fails to return its robots.txt: nothing is allowed (RFC 9309, 2.3.1.4). */
  | { readonly kind: 'closed'; readonly status: number }
  /** Nothing of the site can be fetched: the host failed, or its rules take too long. */
  | { readonly kind: 'refused'; readonly refusal: FetchRefusal };

/** The robots.txt rules of each site, fetched once per site and run. */
export class RobotsCache {
  readonly #policy: FetchPolicy;
  readonly #signal: AbortSignal;
  readonly #sites = new LRUCache<string, Rules>({
    max: MOST_SITES,
    fetchMethod: (origin) => this.#ask(origin),
    ignoreFetchAbort: true,
  });
  readonly #reader: PageReader;

  /** @param reader evaluates the rules in a thread, because they may be built to stall a parser. */
  constructor(policy: FetchPolicy, signal: AbortSignal, reader: PageReader) {
    this.#policy = policy;
    this.#signal = signal;
    this.#reader = reader;
  }

  /** @throws FetchRefusal if the site disallows this page for us, or robots.txt cannot be fetched. */
  async check(url: URL): Promise<void> {
    const rules = await this.#loadRules(url);
    if (rules.kind === 'refused') throw rules.refusal;
    if (rules.kind === 'closed') throw new FetchRefusal('robots', `robots.txt ${String(rules.status)}`);
    if (rules.kind === 'open') return;
    const [isAllowed] = await this.#allowed(url, rules.text, [ROBOT_NAME]);
    if (isAllowed === false) throw new FetchRefusal('robots');
  }

  /** Whether each AI crawler may fetch a page. */
  async crawlers(url: URL): Promise<{ readonly crawler: string; readonly allowed: boolean }[]> {
    const rules = await this.#loadRules(url);
    const names = CRAWLERS.map(({ name }) => name);
    const allowed = rules.kind === 'rules' ? await this.#allowed(url, rules.text, names) : [];
    return names.map((crawler, index) => ({ crawler, allowed: allowed[index] ?? rules.kind === 'open' }));
  }

  /** @throws FetchRefusal for rules that take too long: then nothing of that site is fetched any more. */
  async #allowed(url: URL, text: string, names: readonly string[]): Promise<readonly boolean[]> {
    try {
      const file = `${url.origin}/robots.txt`;
      return (await this.#reader.robots({ file, text, page: { url: url.href, names } })).allowed;
    } catch (error) {
      if (!(error instanceof FetchRefusal)) throw error;
      const refusal = new FetchRefusal('robots', 'robots.txt');
      this.#sites.set(url.origin, { kind: 'refused', refusal });
      throw refusal;
    }
  }

  /** The sitemaps listed in a site's robots.txt. */
  async sitemaps(url: URL): Promise<readonly string[]> {
    const rules = await this.#loadRules(url);
    const named = rules.kind === 'rules' ? rules.sitemaps : [];
    return named.flatMap((map) => (URL.canParse(map, url.origin) ? [new URL(map, url.origin).href] : []));
  }

  #loadRules({ origin }: URL): Promise<Rules> {
    return this.#sites.forceFetch(origin);
  }

  async #ask(origin: string): Promise<Rules> {
    const url = `${origin}/robots.txt`;
    const order = { url, accept: ACCEPT, takes: () => true, signal: this.#signal, mostBytes: MOST_BYTES };
    try {
      const { status, bytes, contentType } = await fetchDocument(order, this.#policy);
      if (status >= 500 || status === 429) return { kind: 'closed', status };
      if (status >= 300) return { kind: 'open' };
      const text = decodeHtml(bytes, contentType);
      const { sitemaps } = await this.#reader.robots({ file: url, text, page: null });
      return { kind: 'rules', text, sitemaps };
    } catch (error) {
      if (!(error instanceof FetchRefusal)) throw error;
      // A file that is too large or redirects in a circle counts as none. An error of the host applies to its pages too.
      const isOfFile = error.kind === 'too_large' || error.kind === 'redirects' || error.kind === 'not_html';
      return isOfFile ? { kind: 'open' } : { kind: 'refused', refusal: error };
    }
  }
}
