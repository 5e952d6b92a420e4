import { readAddress } from './checkTarget.ts';
import { decodeHtml } from './decodeHtml.ts';
import { fetchHtml } from './fetchHtml.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import { isHtml } from './html/isHtml.ts';
import type { ReadPage } from './html/readHtml.ts';
import { headerDirectives } from './html/robotsDirectives.ts';
import type { PageReader } from './PageReader.ts';
import type { RobotsCache } from './RobotsCache.ts';

export interface PageTools {
  readonly policy: FetchPolicy;
  readonly reader: PageReader;
  readonly robots: RobotsCache;
  readonly signal: AbortSignal;
}

export interface FetchedPage {
  readonly status: number;
  readonly read: ReadPage;
  readonly crawlers: readonly { readonly crawler: string; readonly allowed: boolean }[];
}

/**
 * Fetches and parses a web page for its owner; checks the site's robots.txt first.
 * @throws FetchRefusal
 */
export async function fetchPage(address: string, tools: PageTools): Promise<FetchedPage> {
  const { reader, robots } = tools;
  const found = await fetchHtml(readAddress(address), tools);
  const text = decodeHtml(found.bytes, found.contentType);
  // Some servers send any content as HTML.
  if (text.trim() !== '' && !isHtml(found.bytes, text)) throw new FetchRefusal('not_html');
  const read = await reader.read(text, found.url);
  const directives = [...new Set([...(read.facts.directives ?? []), ...headerDirectives(found.robotsTag)])];
  if (read.text === '') throw new FetchRefusal('no_text');
  return {
    status: found.status,
    read: { ...read, facts: { ...read.facts, directives } },
    crawlers: await robots.crawlers(new URL(found.url)),
  };
}
