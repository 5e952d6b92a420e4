import { redirect } from 'react-router';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
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
 * The route guard: it checks for a login only, never for roles; /index, /create and /invite pass unchecked
 * (specification, section 6). Somebody not logged in reads 请先登录 and goes to /create with the address to come back to.
 */
export function requireLogin(stores: RootStore) {
  return ({ request }: LoaderFunctionArgs): null => {
    const url = new URL(request.url);
    if (isOpenPath(url.pathname)) return null;
    // The cookie may have run out since the last navigation.
    stores.user.restore();
    if (stores.user.isLoggedIn) return null;
    stores.notices.show({ key: 'session', intent: 'warning', messageId: 'session.loginFirst' });
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's documented way to redirect
    throw redirect(paths.create.href({ redirect: redirectValue(withHash(url)) }));
  };
}

/**
 * Whether the guard has to send somebody away from a page that is open already, when only its address changes. Asked in its
 * place, because the router makes two steps of a change of address that a guard looks at, and puts the second one off.
 */
export function mustLeave(stores: RootStore): ShouldRevalidateFunction {
  return () => {
    stores.user.restore();
    return !stores.user.isLoggedIn;
  };
}
