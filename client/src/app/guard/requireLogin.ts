import { redirect } from 'react-router';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { RouteHandle } from '#client/i18n/routeHandle.ts';
import { isOpenPath, paths } from '#client/lib/paths.ts';
import { redirectValue } from '#client/lib/safeRedirect.ts';
import type { RootStore } from '#client/stores/RootStore.ts';

/** A request has no fragment; on a direct visit the address bar still has it. */
function withHash({ pathname, search }: URL): { pathname: string; search: string; hash: string } {
  const { location } = window;
  const direct = location.pathname === pathname && location.search === search;
  return { pathname, search, hash: direct ? location.hash : '' };
}

/**
 * Whether a visit must be redirected: the route metadata requires a login, the path is not exempt (/index, /create, /invite), and there is
 * no valid login. Roles are not checked (specification, section 6).
 */
function lacksLogin({ session, user }: RootStore, { requiresAuth }: RouteHandle, pathname: string): boolean {
  if (!requiresAuth || isOpenPath(pathname)) return false;
  // The cookie may have expired since the last navigation: state of that login must not leak into the next one.
  const { token } = user;
  user.restore();
  if (token !== '' && !user.isLoggedIn) session.forget();
  return !user.isLoggedIn;
}

/**
 * The route guard. A visitor who is not logged in sees 请先登录 and is redirected to /create with the address to return to.
 * @param meta the metadata of the guarded route
 */
export function requireLogin(stores: RootStore, meta: RouteHandle) {
  return ({ request }: LoaderFunctionArgs): null => {
    const url = new URL(request.url);
    if (!lacksLogin(stores, meta, url.pathname)) return null;
    stores.notices.show({ key: 'session', intent: 'warning', messageId: 'session.loginFirst' });
    // oxlint-disable-next-line typescript/only-throw-error -- the router's documented way to redirect
    throw redirect(paths.create.href({ redirect: redirectValue(withHash(url)) }));
  };
}

/**
 * Whether the guard must run again when only the search of the current page changes: only if it would redirect. Otherwise the router would
 * run the loader, and defer the render, for every filter change.
 */
export function mustLeave(stores: RootStore, meta: RouteHandle): ShouldRevalidateFunction {
  return ({ nextUrl }) => lacksLogin(stores, meta, nextUrl.pathname);
}
