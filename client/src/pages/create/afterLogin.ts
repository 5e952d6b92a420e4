import { matchPath } from 'react-router';
import { safeRedirect } from '../../lib/safeRedirect.ts';
import { homePath, paths } from '../../lib/paths.ts';

/** Addresses that exist: every path of the app, and the redirect helper with anything after it. */
function isKnown(address: string): boolean {
  const { pathname } = new URL(address, 'https://app.invalid');
  return (
    Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname) !== null) ||
    matchPath(`${paths.redirect.pattern}/*`, pathname) !== null
  );
}

/** Where to go after logging in: the `redirect` parameter when it leads to a page of this app, else the start page. */
export function afterLogin(redirect: string | null): string {
  const target = safeRedirect(redirect);
  return target !== null && isKnown(target) ? target : homePath.href();
}

/** Whether somebody came for a page. The bare address of the app names none: the guard writes it down all the same. */
export function isWanted(redirect: string | null): boolean {
  const target = safeRedirect(redirect);
  return target !== null && new URL(target, 'https://app.invalid').pathname !== paths.root.pattern;
}
