import { normalisedHost } from '#client/lib/hosts.ts';
import { normaliseUrl } from './normaliseUrl.ts';

/**
 * A typed host or address in the form in which cited hosts are stored: `WWW.例子.中国` becomes `xn--fsqu00a.xn--fiqs8s`,
 * `https://www.example.com/page` becomes `example.com`. Other text is only converted to lower case.
 */
export function citedHostName(typed: string): string {
  const url = normaliseUrl(typed);
  return url === null ? typed.toLowerCase() : normalisedHost(url);
}
