import { configure, reaction } from 'mobx';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createApi } from './api/createApi.ts';
import { createHttp } from './api/http.ts';
import { readApiBaseUrl } from './api/readApiBaseUrl.ts';
import { App } from './app/App.tsx';
import { applyAppearance } from './app/boot/applyAppearance.ts';
import { followDay } from './app/followDay.ts';
import { followSession } from './app/followSession.ts';
import { handleOlderReply } from './app/handleOlderReply.ts';
import { createRoutes } from './app/routes.tsx';
import { untilLoaded } from './app/untilLoaded.ts';
import { watchLengths } from './app/watchLengths.ts';
import { isOpenPath } from './lib/paths.ts';
import { createBrowserStorage, storageKeys } from './lib/storage.ts';
import { NoticesStore } from './stores/NoticesStore.ts';
import { RootStore } from './stores/RootStore.ts';
import './styles/global.scss';

configure({ enforceActions: 'always' });

/** For public/create.js, which hands over what was pressed before, and for measurements. */
function tellStarted(): void {
  performance.mark('app-started');
  document.dispatchEvent(new Event('app-started'));
}

/** The one composition root: storage and http, then the calls, then the stores, then the router, then the page. */
async function start(root: HTMLElement): Promise<void> {
  const storage = createBrowserStorage();
  const notices = new NoticesStore();
  const http = createHttp({
    baseUrl: readApiBaseUrl(document),
    readToken: () => storage.readTokenCookie() ?? storage.readText(storageKeys.token),
    readProjectId: () => stores.projects.currentId,
    readLocale: () => stores.preferences.locale,
    readXsrfToken: storage.readXsrfCookie,
  });
  const stores = new RootStore(createApi(http, handleOlderReply(notices)), http, storage, notices);
  http.onUnauthorized(stores.session.expire);
  applyAppearance(stores);
  watchLengths(notices);
  followDay(stores);

  reaction(
    () => stores.preferences.locale,
    (locale) => {
      void stores.catalog.show(locale);
    },
  );

  // What every page asks first is on its way before the router begins to fetch the page of the address.
  if (stores.user.isLoggedIn && !isOpenPath(window.location.pathname)) void stores.projects.load();
  const router = createBrowserRouter(createRoutes(stores));
  followSession(stores, router);
  await Promise.all([stores.catalog.show(stores.preferences.locale), stores.catalog.ensure(['common'])]);
  const app = <App stores={stores} router={router} onStarted={tellStarted} />;
  // Drawn in one go: React would draw a page that comes later between other things, slice by slice. Until then the surfaces of
  // the frame stand there (public/boot.js), or what public/create.js put there.
  await untilLoaded(router);
  const { drawn } = root.dataset;
  // By a note of the last visit, which may be out of date.
  if (drawn === `${stores.preferences.locale} ${stores.settings.theme}`) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
// Not from here: whoever asks for a cookie has V8 say where it was asked from, for which it would read this whole file again.
if (root !== null) queueMicrotask(() => void start(root));
