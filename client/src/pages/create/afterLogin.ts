import { matchPath } from 'react-router';
import { homePath, paths } from '#client/lib/paths.ts';
import { safeRedirect } from '#client/lib/safeRedirect.ts';

/** Whether an address exists: any path of the app, or the redirect helper with any suffix. */
function isKnown(address: string): boolean {
  const { pathname } = new URL(address, 'https://app.invalid');
  return (
    Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname) !== null) ||
    matchPath(`${paths.redirect.pattern}/*`, pathname) !== null
  );
}

/** The target after login: the `redirect` parameter if it is a page of this app, else the start page. */
export function afterLogin(redirect: string | null): string {
  const target = safeRedirect(redirect);
  return target !== null && isKnown(target) ? target : homePath.href();
}

/** Whether the user came for a certain page. The guard also stores the root address, which names none. */
export function isWanted(redirect: string | null): boolean {
  const target = safeRedirect(redirect);
  return target !== null && new URL(target, 'https://app.invalid').pathname !== paths.root.pattern;
}
