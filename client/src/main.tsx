import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createApi } from './api/createApi.ts';
import { createHttp } from './api/http.ts';
import { App } from './app/App.tsx';
import { applyAppearance } from './app/boot/applyAppearance.ts';
import { carryProject } from './app/carryProject.ts';
import { followLocale } from './app/followLocale.ts';
import { followSession } from './app/followSession.ts';
import { handleOlderReply } from './app/handleOlderReply.ts';
import { keepFocus } from './app/keepFocus.ts';
import { createRoutes } from './app/routes.tsx';
import { untilLoaded } from './app/untilLoaded.ts';
import { watchLengths } from './app/watchLengths.ts';
import { followTextSize } from './hooks/textScale.ts';
import { readApiBaseUrl, readApiCredentials } from './lib/pageSettings.ts';
import { isOpenPath } from './lib/paths.ts';
import { projectOfSearch } from './lib/projectSearch.ts';
import { createBrowserStorage, storageKeys } from './lib/storage.ts';
import { NoticesStore } from './stores/NoticesStore.ts';
import { OffersStore } from './stores/OffersStore.ts';
import { RootStore } from './stores/RootStore.ts';
import './styles/global.scss';

configure({ enforceActions: 'always' });

/** The one composition root: storage and http, then the calls, then the stores, then the router, then the page. */
async function start(root: HTMLElement): Promise<void> {
  const storage = createBrowserStorage();
  const notices = new NoticesStore();
  const offers = new OffersStore();
  const http = createHttp({
    baseUrl: readApiBaseUrl(document),
    credentials: readApiCredentials(document),
    readToken: () => storage.readTokenCookie() ?? storage.readText(storageKeys.token),
    readProjectId: () => stores.projects.currentId,
    readLocale: () => stores.preferences.locale,
    registry: offers,
  });
  const stores = new RootStore(createApi(http, handleOlderReply(notices)), http, storage, notices, offers);
  http.onUnauthorized(stores.session.expire);
  http.onRefused(stores.session.checkRights);
  applyAppearance(stores);
  watchLengths(notices);
  keepFocus();
  followTextSize();

  followLocale(stores);

  stores.projects.prefer(projectOfSearch(window.location.search));
  // What every page asks first is on its way before the router begins to fetch the page of the address.
  if (stores.user.isLoggedIn && !isOpenPath(window.location.pathname)) void stores.projects.load();
  const router = createBrowserRouter(createRoutes(stores));
  carryProject(router, () => stores.projects.currentId);
  followSession(stores, router);
  await Promise.all([stores.catalog.show(stores.preferences.locale), stores.catalog.ensure(['common'])]);
  // The first page is rendered once its files are there: rendered earlier, it would be an empty frame first.
  await untilLoaded(router);
  createRoot(root).render(<App stores={stores} router={router} />);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
