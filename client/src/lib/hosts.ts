/** What each caller means by "the host" of an address. One function a meaning; all give lower-case hosts. */

/** What people put around a host when they type one: protocol and what follows the host. */
const AROUND_HOST = /^(?:https?:)?(?:\/\/)?|[/:?#].*$/giu;

/** A host without `www.` in front, by which nobody tells two sites apart. `www.com` is a site of that name. */
export function bareHost(host: string): string {
  return host.startsWith('www.') && host.includes('.', 'www.'.length) ? host.slice('www.'.length) : host;
}

/** The host that a link in a text leads to, without `www.`, port or login; null where it leads to none on the web. */
export function linkedHost(url: string): string | null {
  const host = bareHost(/^https?:\/\/(?:[^/?#@\s]*@)?([^/?#:\s]+)/iu.exec(url)?.[1]?.toLowerCase() ?? '');
  return host.includes('.') ? host : null;
}

/** The host of an address that `normaliseUrl` made, without port. Cuts and does not parse: it is asked for every citation. */
export function normalisedHost(url: string): string {
  const rest = url.slice('https://'.length);
  const end = rest.search(/[:/?]/u);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What is left of a typed host or address without what surrounds the host. Not checked: the caller says what it takes. */
export function typedHost(text: string): string {
  return bareHost(text.trim().toLowerCase().replace(AROUND_HOST, ''));
}

/** Host and port, as what requests to one server are queued by; '' for what is no address. */
export function serverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Whether `host`, without `www.`, is one of `hosts` or below one of them. */
export function isAtOrBelow(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => {
    const own = bareHost(one.toLowerCase());
    return host === own || host.endsWith(`.${own}`);
  });
}
