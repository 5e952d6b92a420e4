/** Properties of the build and the request that determine the headers. */
interface SecurityContext {
  /** Origin of the provider's API; null for the page's own. */
  readonly apiOrigin: string | null;
  /** Additional hosts of the provider's images and files. */
  readonly assetHosts?: readonly string[];
  /** Whether the request came over TLS, here or at a reverse proxy. */
  readonly secure: boolean;
}

const TWO_YEARS_S = 63_072_000;
const FEATURES_OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

function contentSecurityPolicy({ apiOrigin, assetHosts = [], secure }: SecurityContext): string {
  const hosts = [...(apiOrigin === null ? [] : [apiOrigin]), ...assetHosts].map((host) => ` ${host}`).join('');
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    // No inline styles: React, Blueprint and Highcharts set styles through the CSSOM, which CSP does not restrict.
    "style-src 'self'",
    // Chart images are generated in the page (blob:, data:); avatars come from the API or the provider's file host.
    `img-src 'self' data: blob:${hosts}`,
    `connect-src 'self'${hosts}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // The app sends its forms by API calls. A form submitted by anything else could leak a password.
    "form-action 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The headers of every response of the production server. */
export function securityHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(context),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers ignore it over plain HTTP, and the specification forbids it there: sent only over TLS.
    ...(context.secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` } : {}),
  };
}

/**
 * Headers that override the above for a shared report: its address is its key, so search engines must not index it and no other page may
 * receive it as a referrer.
 */
const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The headers specific to a path, case-insensitive like the client's routes. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  return /^\/shared\//iu.test(path) ? SHARED_HEADERS : {};
}
