import { bareHost } from './hosts.ts';

/** Parameters that say where a click came from and not which page it leads to. */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|srsltid|spm|ref_src)$/iu;

/**
 * What two addresses of one page have in common, however they are written: without scheme, `www.`, fragment, click ids and
 * closing slash. A text that is no web address is its own key.
 */
export function citationKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return address;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
  return `${bareHost(url.host)}${url.pathname.replace(/\/+$/u, '')}${search}`;
}
