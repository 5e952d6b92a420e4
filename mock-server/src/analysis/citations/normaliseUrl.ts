import { bareHost } from '#client/lib/hosts.ts';
import { redirectTarget } from './redirectTarget.ts';

/** Longer addresses are attacks or embedded data; the longest real ones seen (signed redirects) stay under 3,000. */
const MAX_URL = 8192;

/** Tracking parameters, which identify a click and not a page. */
const TRACKING =
  /^(?:utm_\w*|gclid|gclsrc|gbraid|wbraid|gad_source|gad_campaignid|dclid|fbclid|mibextid|msclkid|msockid|yclid|ysclid|ttclid|twclid|rdt_cid|wprov|_branch_match_id|amp_js_v|amp_gsa|usqp|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|__hstc|__hssc|hsctatracking|mkt_tok|srsltid|ref_src|ref_url|vero_id|oly_anon_id|oly_enc_id|wickedid|s_cid|cmpid|icid|spm|scm|spm_id_from|vd_source|share_source|share_medium|share_token|xsec_token|xsec_source|bd_vid|qhclickid|sogou_clickid|hmsr|hmpl|hmcu|hmkw|hmci|utm)$/iu;

const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `example.com/page` and `www.example.com`: addresses typed without a scheme. A port is not taken for a scheme. */
const BARE_HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+[\p{L}][\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#]|$)/u;
/** Control characters, which a URL parser would silently drop or encode; no real address has any. */
const CONTROL = /\p{Cc}/gu;

/**
 * Normalises an address such that two recorded addresses of one page are equal: https, host in lower case without `www.`, no user name,
 * default port, fragment (`#:~:text=` too), tracking parameters or trailing slash; the order of the other parameters is kept. Redirects
 * that contain their target (Google's `/url?q=`, Bing's `/ck/a`) and copies for phones (AMP) are resolved.
 * Null if it is not the address of a public web page.
 */
export function normaliseUrl(raw: string): string | null {
  const target = parseWebUrl(raw);
  return target === null ? null : formatUrl(openRedirects(target));
}

function parseWebUrl(raw: string): URL | null {
  const trimmed = raw.trim();
  if (trimmed === '' || trimmed.length > MAX_URL) {
    return null;
  }
  const text = trimmed.replace(CONTROL, '');
  if (BARE_HOST.test(text)) {
    return tryParse(`https://${text}`);
  }
  if (text.startsWith('//')) {
    return tryParse(`https:${text}`);
  }
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? tryParse(text) : null;
}

function tryParse(text: string): URL | null {
  try {
    const url = new URL(text);
    return isPublicHost(url.hostname) ? url : null;
  } catch {
    return null;
  }
}

/** Named hosts only: an IP address, `localhost` or `printer.local` is not a public page. */
function isPublicHost(host: string): boolean {
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  const last = name.slice(name.lastIndexOf('.') + 1);
  return (
    name.includes('.') &&
    !/^\d+$/u.test(last) &&
    !/^(?:local|localhost|internal|invalid)$/u.test(last) &&
    !name.includes('..')
  );
}

/** Redirects may be nested; the limit prevents loops. */
const MAX_REDIRECTS = 3;

function openRedirects(url: URL): URL {
  let page = url;
  for (let opened = 0; opened < MAX_REDIRECTS; opened += 1) {
    const target = redirectTarget(hostOf(page), page);
    const next = target === null ? null : tryParse(target);
    if (next === null) return page;
    page = next;
  }
  return page;
}

/** The host without the trailing dot of a fully qualified name. */
const hostOf = ({ hostname }: URL): string => bareHost(hostname.endsWith('.') ? hostname.slice(0, -1) : hostname);

function formatUrl(url: URL): string {
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  let path = url.pathname;
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === 0x2f) {
    end -= 1;
  }
  path = path.slice(0, end);
  return `https://${hostOf(url)}${port}${path}${withoutTracking(url.search)}`;
}

/** Works on the raw query: URLSearchParams would change the site's encoding. */
function withoutTracking(search: string): string {
  if (search.length < 2) {
    return '';
  }
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
