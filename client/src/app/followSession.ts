import type { createBrowserRouter } from 'react-router';
import { isInvitation, isOpenPath, paths } from '../lib/paths.ts';
import { storageKeys } from '../lib/storage.ts';
import { sharedLocale } from '../stores/PreferencesStore.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { redirectValue } from '../lib/safeRedirect.ts';

const COOKIE_DELAYS_MS = [100, 500, 2000];

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Joins the session to the router: whatever ended it, the person goes to the login page with the previous address; and
 * to the other browser tabs, which share one login: logging out in one logs out all, and a changed name shows in all, as do
 * other projects.
 */
export function followSession(stores: RootStore, router: Router): void {
  const { preferences, session, storage, user } = stores;
  session.onEnd((reason) => {
    const { location } = router.state;
    // An invitation is for whoever is logged in: without a session there is nothing to see of it.
    const needsLogin = reason === 'expired' && isInvitation(location.pathname);
    if (isOpenPath(location.pathname) && !needsLogin) return;
    void router.navigate(paths.create.href({ redirect: redirectValue(location) }));
  });
  const followCookie = (): boolean => {
    const gone = storage.readTokenCookie() === null;
    if (gone) session.followLogout();
    return gone;
  };
  storage.onForeignChange((key, value) => {
    // A tab that reads another language shares names in that one.
    const isElsewhere = sharedLocale(storage) !== preferences.locale;
    if (key === storageKeys.userInfo && value !== null) user.followProfile(isElsewhere);
    if (key === storageKeys.projectList && value !== null) session.followProjects(isElsewhere);
    const cleared = key === null || (key === storageKeys.token && value === null);
    if (!cleared || followCookie()) return;
    // Browsers tell of storage and of cookies by different ways: the news that the cookie is gone may come a moment later.
    for (const delay of COOKIE_DELAYS_MS) setTimeout(followCookie, delay);
  });
  // Or it ran out, or was removed, while nobody looked.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') followCookie();
  });
}
