import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import type { PageAhead } from '../components/filters/PageAhead.ts';
import { homePath, paths } from '../lib/paths.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { mustLeave, requireLogin } from './guard/requireLogin.ts';
import { lazyPage } from './lazyPage.ts';
import { pages } from './pages.ts';
import type { PageDefinition } from './pages.ts';
import { RouteError } from './RouteError.tsx';
import type { RouteHandle } from '../i18n/routeHandle.ts';
import { StartupScreen } from './StartupScreen.tsx';

/** Redirects of the specification (section 2), its oddities included: /keywords leads to the overview. */
const redirects: Readonly<Record<string, string>> = {
  [paths.root.pattern]: paths.answer.pattern,
  [paths.answer.pattern]: paths.answerIndex.pattern,
  [paths.brand.pattern]: paths.brandIndex.pattern,
  [paths.keywords.pattern]: paths.overviewIndex.pattern,
  [paths.optimize.pattern]: paths.optimizeIndex.pattern,
  [paths.overview.pattern]: paths.overviewIndex.pattern,
  [paths.userInsights.pattern]: paths.userInsightsIndex.pattern,
};

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

async function askAhead(stores: RootStore, load: () => Promise<PageAhead>, address: string): Promise<void> {
  const [shell, ahead] = await Promise.all([import('./shell/askAhead.ts'), load()]);
  await shell.askAhead(stores, ahead, address);
}

function pageRoute(stores: RootStore, { path, name, titleId, areas, page, ahead, noTab }: PageDefinition): RouteObject {
  const guard = requireLogin(stores);
  const handle: RouteHandle = { titleId, name, roles: ['*'], ...(noTab === true ? { noTab } : {}) };
  return {
    path,
    handle,
    errorElement: <RouteError />,
    loader: (args) => {
      guard(args);
      // Nobody waits for it; what cannot be fetched or asked, the page says itself.
      if (ahead !== undefined) askAhead(stores, ahead, args.request.url).catch(() => undefined);
      return null;
    },
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
    ]);
    return AppLayout;
  });
  return [
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <StartupScreen />,
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
