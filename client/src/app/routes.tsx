import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { homePath, paths } from '../lib/paths.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { askFirst } from './askFirst.ts';
import { aheadSheets } from './boot/aheadSheets.ts';
import { mustLeave, requireLogin } from './guard/requireLogin.ts';
import { lazyPage } from './lazyPage.ts';
import { pages } from './pages.ts';
import type { PageDefinition } from './pages.ts';
import { redirects } from './redirects.ts';
import { RouteError } from './RouteError.tsx';
import type { RouteHandle } from '../i18n/routeHandle.ts';

function redirectRoutes(stores: RootStore): RouteObject[] {
  const guard = requireLogin(stores);
  const fixed = Object.entries(redirects).map(([path, target]): RouteObject => ({
    path,
    loader: (args) => {
      guard(args);
      return redirect(`${target}${new URL(args.request.url).search}`);
    },
  }));
  const helper: RouteObject = {
    path: `${paths.redirect.pattern}/*`,
    loader: (args) => {
      guard(args);
      const { pathname, search } = new URL(args.request.url);
      // From the address as it was parsed, where dots are resolved and nothing is decoded: an encoded tab or backslash would
      // make another host's address of what follows, and so would slashes: `/redirect//elsewhere`.
      const rest = pathname.replace(/^(?:\/+redirect(?=\/|$))+\/*/iu, '');
      return redirect(rest === '' ? homePath.pattern : `/${rest}${search}`);
    },
  };
  return [...fixed, helper];
}

function pageRoute(stores: RootStore, { path, name, titleId, areas, page, ahead, noTab }: PageDefinition): RouteObject {
  const guard = requireLogin(stores);
  const handle: RouteHandle = { titleId, name, roles: ['*'], ...(noTab === true ? { noTab } : {}) };
  return {
    path,
    handle,
    errorElement: <RouteError />,
    loader: async (args) => {
      guard(args);
      if (ahead !== undefined) await askFirst(stores, ahead, args.request.url);
      return null;
    },
    // A change of filters runs no loader, and waits for nothing.
    shouldRevalidate: mustLeave(stores),
    lazy: lazyPage(async () => (await Promise.all([page(), stores.catalog.ensure(areas)]))[0]),
  };
}

/** The route table of the app. */
export function createRoutes(stores: RootStore): RouteObject[] {
  const layout = lazyPage(async () => {
    const [{ AppLayout }] = await Promise.all([
      import('./shell/AppLayout.tsx'),
      stores.catalog.ensure(['shell', 'ui']),
      aheadSheets(),
    ]);
    return AppLayout;
  });
  return [
    {
      errorElement: <RouteError />,
      children: [
        ...redirectRoutes(stores),
        {
          path: paths.create.pattern,
          lazy: lazyPage(async () => {
            const [{ CreatePage }] = await Promise.all([
              import('../pages/create/CreatePage.tsx'),
              stores.catalog.ensure(['create', 'password', 'precision']),
            ]);
            return CreatePage;
          }),
        },
        {
          path: paths.invite.pattern,
          lazy: lazyPage(async () => {
            const [{ InvitePage }] = await Promise.all([
              import('../pages/invite/InvitePage.tsx'),
              stores.catalog.ensure(['create', 'password', 'invite']),
            ]);
            return InvitePage;
          }),
        },
        { lazy: layout, children: pages.map((page) => pageRoute(stores, page)) },
        {
          path: '*',
          lazy: lazyPage(async () => {
            // The layout it may stand in shows texts of the shell.
            const [{ NotFoundRoute }] = await Promise.all([
              import('./NotFoundRoute.tsx'),
              stores.catalog.ensure(['shell', 'ui']),
            ]);
            return NotFoundRoute;
          }),
        },
      ],
    },
  ];
}
