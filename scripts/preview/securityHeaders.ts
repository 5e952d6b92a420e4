/** What the server knows of the build and of the request that decides the headers. */
interface SecurityContext {
  /** Scheme and host of the provider's API, when it is not the page's own. */
  readonly apiOrigin: string | null;
  /** Further hosts of the provider from which pictures and files come. */
  readonly assetHosts?: readonly string[];
  /** Whether the reader came over TLS, here or at the proxy in front. */
  readonly secure: boolean;
}

const TWO_YEARS_S = 63_072_000;
const FEATURES_OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

function contentSecurityPolicy({ apiOrigin, assetHosts = [], secure }: SecurityContext): string {
  const hosts = [...(apiOrigin === null ? [] : [apiOrigin]), ...assetHosts].map((host) => ` ${host}`).join('');
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    // No inline styles: React, Blueprint and Highcharts set theirs through the CSSOM, which no policy touches.
    "style-src 'self'",
    // Pictures of charts are made in the page (blob:, data:), avatars come from the API or from where the provider keeps files.
    `img-src 'self' data: blob:${hosts}`,
    `connect-src 'self'${hosts}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // The app sends its forms by calls. What anything else would make the browser send could hold a password.
    "form-action 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers every reply of the production server carries. */
export function securityHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(context),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers ignore it over plain HTTP, and must: it is sent only where TLS really is.
    ...(context.secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` } : {}),
  };
}

/** Beyond the above, and in place of theirs, for a shared report: its address is its key, so no search engine keeps it, and no
 * other page is told it. */
const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The headers that a path has for itself; in any case of its letters, as the client's routes are read. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  return /^\/shared\//iu.test(path) ? SHARED_HEADERS : {};
}
