/** Redirecting hosts and paths, with the parameters that may contain the target address. */
const REDIRECTS: readonly { readonly host: RegExp; readonly path: RegExp; readonly names: readonly string[] }[] = [
  { host: /^google\.[a-z.]{2,6}$/u, path: /^\/(?:url|imgres|interstitial)$/u, names: ['q', 'url', 'imgrefurl'] },
  { host: /^googleadservices\.com$/u, path: /^\/pagead\/aclk$/u, names: ['adurl'] },
  { host: /^google\.[a-z.]{2,6}$/u, path: /^\/aclk$/u, names: ['adurl'] },
  { host: /^translate\.google\.[a-z.]{2,6}$/u, path: /^\/(?:translate|website)$/u, names: ['u'] },
  { host: /^bing\.com$/u, path: /^\/(?:ck\/a|aclick|alink\/link)$/u, names: ['u', 'url'] },
  { host: /^duckduckgo\.com$/u, path: /^\/l\/?$/u, names: ['uddg'] },
  { host: /^(?:l|lm)\.(?:facebook|instagram)\.com$/u, path: /^\//u, names: ['u'] },
  {
    host: /^(?:link|links)\.(?:zhihu|juejin|csdn|jianshu|bilibili)\.(?:com|net|cn)$/u,
    path: /^\//u,
    names: ['target', 'url', 't'],
  },
  { host: /^(?:m\.)?youtube\.com$/u, path: /^\/redirect$/u, names: ['q'] },
  { host: /^linkedin\.com$/u, path: /^\/(?:redir\/redirect|safety\/go)$/u, names: ['url'] },
  { host: /^(?:out|click)\.reddit\.com$/u, path: /^\//u, names: ['url'] },
  { host: /^yandex\.[a-z.]{2,6}$/u, path: /^\/clck\//u, names: ['url'] },
];
const YAHOO = /^r\.search\.yahoo\.com$/u;
const YAHOO_TARGET = /\/RU=([^/]+)\//u;
/** Google's AMP copies have the address of the original page in their path, preceded by `s/` if it is https. */
const COPIES: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^google\.[a-z.]{2,6}$/u, /^\/amp\/(s\/)?([^/]+\..*)$/u],
  [/\.cdn\.ampproject\.org$/u, /^\/(?:c|v|wp|r)\/(s\/)?([^/]+\..*)$/u],
];
/** The host of Google's translation of a site: dots are written as hyphens, and hyphens doubled. */
const TRANSLATED = /^([a-z0-9-]+)\.translate\.goog$/u;
/** Parameters of a translation; `_x_tr_enc` marks hosts that are encoded otherwise. */
const OF_TRANSLATION = '_x_tr_';
const OTHERWISE_ENCODED = '_x_tr_enc';
/** Bing encodes the address in base64url, after a prefix of two characters. */
const BING_CODED = /^a1([\w-]{8,})$/u;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function targetIn(value: string): string {
  const coded = BING_CODED.exec(value)?.[1];
  return coded === undefined ? value : Buffer.from(coded, 'base64url').toString('utf8');
}

/** The original page of an AMP copy; null for anything else. */
function copiedPage(host: string, { pathname, search }: URL): string | null {
  const path = COPIES.find(([hosts]) => hosts.test(host))?.[1].exec(pathname);
  return path?.[2] === undefined ? null : `${path[1] === undefined ? 'http' : 'https'}://${path[2]}${search}`;
}

/** The original of a page that Google translates under its own host; null for anything else. */
function translatedPage(host: string, { pathname, searchParams, search }: URL): string | null {
  const label = TRANSLATED.exec(host)?.[1];
  if (label === undefined || searchParams.has(OTHERWISE_ENCODED)) return null;
  const original = label
    .split('--')
    .map((part) => part.replaceAll('-', '.'))
    .join('-');
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(OF_TRANSLATION));
  return `https://${original}${pathname}${kept.length === 0 ? '' : `?${kept.join('&')}`}`;
}

/**
 * The target of a redirect of a search engine or a network, or the original of an AMP copy or a translation; null if the address is no such redirect or has
 * no target.
 * @param host of the address, without `www.`.
 */
export function redirectTarget(host: string, url: URL): string | null {
  if (YAHOO.test(host)) {
    const target = decoded(YAHOO_TARGET.exec(url.pathname)?.[1] ?? '');
    return /^https?:/iu.test(target) ? target : null;
  }
  const copied = copiedPage(host, url) ?? translatedPage(host, url);
  if (copied !== null) return copied;
  const redirect = REDIRECTS.find((each) => each.host.test(host) && each.path.test(url.pathname));
  const values = redirect?.names.map((name) => targetIn(url.searchParams.get(name) ?? '')) ?? [];
  return values.find((value) => /^https?:\/\//iu.test(value)) ?? null;
}
