import { redirect } from 'react-router';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { RouteHandle } from '../../i18n/routeHandle.ts';
import { isOpenPath, paths } from '../../lib/paths.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { redirectValue } from '../../lib/safeRedirect.ts';

/** A request has no fragment; the address bar still has it when the person came here directly. */
function withHash({ pathname, search }: URL): { pathname: string; search: string; hash: string } {
  const { location } = window;
  const direct = location.pathname === pathname && location.search === search;
  return { pathname, search, hash: direct ? location.hash : '' };
}

/**
 * Whether a visit has to be turned away: the metadata of the route asks for a login, the path is none of those that skip the
 * check (/index, /create, /invite), and there is no valid login. Roles are not checked (specification, section 6).
 */
function lacksLogin({ session, user }: RootStore, { requiresAuth }: RouteHandle, pathname: string): boolean {
  if (!requiresAuth || isOpenPath(pathname)) return false;
  // The cookie may have expired since the last navigation: nothing of that login is met in the next one.
  const { token } = user;
  user.restore();
  if (token !== '' && !user.isLoggedIn) session.forget();
  return !user.isLoggedIn;
}

/**
 * The route guard. Somebody not logged in reads 请先登录 and is redirected to /create with the address to come back to.
 * @param meta the metadata of the route that the guard stands before
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
 * Whether the guard has to run again when only the address of the open page changes: then and only then it redirects. Without
 * this the router would run the loader, and defer the render, for every change of a filter.
 */
export function mustLeave(stores: RootStore, meta: RouteHandle): ShouldRevalidateFunction {
  return ({ nextUrl }) => lacksLogin(stores, meta, nextUrl.pathname);
}
