import { bareHost } from './hosts.ts';
import { parseUrl } from './parseUrl.ts';

/** Tracking parameters: they say where a click came from, not which page is opened. */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|srsltid|spm|ref_src)$/iu;

/**
 * A key that is equal for all spellings of one page's address: without scheme, `www.`, fragment, click ids and closing slash. A text that
 * is not a web address is its own key.
 */
export function citationKey(address: string): string {
  const url = parseUrl(address);
  if (url === null) return address;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return address;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  return `${bareHost(url.host)}${url.pathname.replace(/\/+$/u, '')}${search}`;
}
