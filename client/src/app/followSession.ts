import type { createBrowserRouter } from 'react-router';
import { isInvitation, isOpenPath, paths } from '../lib/paths.ts';
import { redirectValue } from '../lib/safeRedirect.ts';
import { storageKeys } from '../lib/storage.ts';
import { sharedLocale } from '../stores/PreferencesStore.ts';
import type { RootStore } from '../stores/RootStore.ts';

const COOKIE_DELAYS_MS = [100, 500, 2000];

type Router = ReturnType<typeof createBrowserRouter>;

function reloadPage(): void {
  window.location.reload();
}

/**
 * Connects the session to the router and to other browser tabs. Whatever ended the session, the user is sent to the login page with the
 * previous address. Tabs share one login: logging out in one logs out all, and a changed name or project list shows in all. Where somebody
 * else logged in, the page is loaded again: nothing of the other account may stay on it.
 */
export function followSession(stores: RootStore, router: Router, reload = reloadPage): void {
  const { preferences, session, storage, user } = stores;
  session.onEnd((reason) => {
    const { location } = router.state;
    // An invitation needs a logged-in user: without a session there is nothing to show.
    const needsLogin = reason === 'expired' && isInvitation(location.pathname);
    if (isOpenPath(location.pathname) && !needsLogin) return;
    void router.navigate(paths.create.href({ redirect: redirectValue(location) }));
  });
  const takeOver = (change: () => void): void => {
    const { accountId } = user;
    change();
    if (accountId !== '' && user.isLoggedIn && user.accountId !== accountId) reload();
  };
  const followCookie = (): boolean => {
    const gone = storage.readTokenCookie() === null;
    if (gone) session.followLogout();
    // A tab whose cookie expired is logged in again in another one, which removes nothing here.
    else if (user.isLoggedIn) takeOver(user.restore);
    return gone;
  };
  storage.onForeignChange((key, value) => {
    // A tab with another language shares names in that language.
    const isElsewhere = sharedLocale(storage) !== preferences.locale;
    if (key === storageKeys.userInfo && value !== null) {
      takeOver(() => {
        user.followProfile(isElsewhere);
      });
    }
    if (key === storageKeys.projectList && value !== null) session.followProjects(isElsewhere);
    if ((key !== null && key !== storageKeys.token) || followCookie()) return;
    // Browsers notify storage and cookie changes separately: the cookie may change a moment later.
    for (const delay of COOKIE_DELAYS_MS) setTimeout(followCookie, delay);
  });
  // The cookie may also have expired, or been removed, while the tab was hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') followCookie();
  });
}
