import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from './normaliseUrl.ts';

/**
 * A host or an address as people give it, in the form in which cited hosts are kept: `WWW.例子.中国` is `xn--fsqu00a.xn--fiqs8s`,
 * `https://www.example.com/page` is `example.com`. What is neither stays as it is, in lower case.
 */
export function citedHostName(typed: string): string {
  const url = normaliseUrl(typed);
  return url === null ? typed.toLowerCase() : normalisedHost(url);
}
