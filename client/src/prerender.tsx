import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { createApi } from './api/createApi.ts';
import { createHttp } from './api/http.ts';
import { App } from './app/App.tsx';
import { AppRefusal } from './app/boot/AppRefusal.tsx';
import { handleOlderReply } from './app/handleOlderReply.ts';
import { LocaleProvider } from './app/LocaleProvider.tsx';
import { createRoutes } from './app/routes.tsx';
import { untilLoaded } from './app/untilLoaded.ts';
import type { Locale } from './i18n/locales.ts';
import { paths } from './lib/paths.ts';
import { createBrowserStorage } from './lib/storage.ts';
import { NoticesStore } from './stores/NoticesStore.ts';
import { RootStore } from './stores/RootStore.ts';
import type { Theme } from './stores/settingsSchema.ts';
import { StoresContext } from './stores/useStores.ts';

async function draw(element: ReactNode): Promise<string> {
  // Unasked, React would put a long part at the end, to be moved to its place by a script in the page.
  const { prelude } = await prerender(element, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/**
 * /create as React draws it in a browser that keeps nothing of an earlier visit, and what stands there when the app does not
 * come. Runs while building, in Node: there is no storage, no cookie and no address.
 */
export async function prerenderCreate(locale: Locale, theme: Theme): Promise<{ page: string; refusal: string }> {
  const notices = new NoticesStore();
  const http = createHttp({ baseUrl: '', readToken: () => null, readProjectId: () => null, readLocale: () => locale });
  const stores = new RootStore(createApi(http, handleOlderReply(notices)), http, createBrowserStorage(), notices);
  stores.preferences.setLocale(locale);
  stores.settings.update({ theme });
  await stores.catalog.show(locale);
  await stores.catalog.ensure(['common']);
  const router = createMemoryRouter(createRoutes(stores), { initialEntries: [paths.create.pattern] });
  await untilLoaded(router);
  return {
    page: await draw(<App stores={stores} router={router} />),
    refusal: await draw(
      <StoresContext value={stores}>
        <LocaleProvider>
          <AppRefusal />
        </LocaleProvider>
      </StoresContext>,
    ),
  };
}
