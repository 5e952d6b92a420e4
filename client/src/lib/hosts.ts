import { parseUrl } from './parseUrl.ts';
/** The host of an address, in the sense that each caller needs: one function per meaning. All return lower-case hosts. */

/** What people type around a host: the protocol, and what follows the host. */
const AROUND_HOST = /^(?:https?:)?(?:\/\/)?|[/:?#].*$/giu;

/** A host without `www.`, which does not distinguish sites. `www.com` is a site of that name and stays. */
export function bareHost(host: string): string {
  return host.startsWith('www.') && host.includes('.', 'www.'.length) ? host.slice('www.'.length) : host;
}

/** The host of a link in a text, without `www.`, port or login; null if it is not a web address. */
export function linkedHost(url: string): string | null {
  const host = bareHost(/^https?:\/\/(?:[^/?#@\s]*@)?([^/?#:\s]+)/iu.exec(url)?.[1]?.toLowerCase() ?? '');
  return host.includes('.') ? host : null;
}

/** The host of an address that `normaliseUrl` produced, without port. Slices instead of parsing: it runs for every citation. */
export function normalisedHost(url: string): string {
  const rest = url.slice('https://'.length);
  const end = rest.search(/[:/?]/u);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The host in a typed host or address. Not validated: that is up to the caller. */
export function typedHost(text: string): string {
  return bareHost(text.trim().toLowerCase().replace(AROUND_HOST, ''));
}

/** Host and port, the key by which requests to one server are queued; '' for what is not an address. */
export function serverOf(url: string): string {
  return parseUrl(url)?.host ?? '';
}

/** Whether `host`, without `www.`, is one of `hosts` or a subdomain of one. */
export function isAtOrBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => {
    const own = bareHost(one.toLowerCase());
    return host === own || host.endsWith(`.${own}`);
  });
}
