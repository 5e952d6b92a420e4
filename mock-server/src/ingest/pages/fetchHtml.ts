import { fetchDocument } from './fetchDocument.ts';
import type { FetchedDocument } from './fetchDocument.ts';
import type { FetchPolicy } from './FetchPolicy.ts';
import { FetchRefusal } from './FetchRefusal.ts';
import type { RobotsCache } from './RobotsCache.ts';

interface HtmlTools {
  readonly policy: FetchPolicy;
  readonly robots: RobotsCache;
  readonly signal: AbortSignal;
}

const ACCEPT = 'text/html,application/xhtml+xml';
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b|^$/u;
const takes = (contentType: string): boolean => HTML.test(contentType);

/**
 * Fetches an HTML document; checks robots.txt first, also for redirects.
 * @throws FetchRefusal
 */
export async function fetchHtml(url: URL, { policy, robots, signal }: HtmlTools): Promise<FetchedDocument> {
  await robots.check(url);
  const mayFollow = (next: URL): Promise<void> => robots.check(next);
  const found = await fetchDocument({ url: url.href, accept: ACCEPT, takes, signal, mayFollow }, policy);
  if (found.status < 200 || found.status > 299) throw new FetchRefusal('http_status', String(found.status));
  if (!takes(found.contentType)) throw new FetchRefusal('not_html', found.contentType.slice(0, 100));
  return found;
}
