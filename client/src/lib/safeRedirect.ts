import { parseUrl } from './parseUrl.ts';
import { isInvitation, isOpenPath } from './paths.ts';

/** The full address to come back to after logging in, as the value of the `redirect` parameter. */
export function redirectValue(location: { pathname: string; search: string; hash: string }): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

const BASE = 'https://app.invalid';

/**
 * An address inside this app, or null. Absolute and protocol-relative addresses, backslashes and control characters lead outside in some
 * browsers, so they are refused. So are the pages that need no login, to avoid a loop; except the invitation page, where accepting needs
 * one.
 */
export function safeRedirect(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/u.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const url = parseUrl(value, BASE);
  if (url?.origin !== BASE || (isOpenPath(url.pathname) && !isInvitation(url.pathname))) return null;
  // `/a/..//elsewhere` starts inside the app; with its dots resolved it is the address of another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}
