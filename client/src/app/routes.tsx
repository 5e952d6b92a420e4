import { redirect } from 'react-router';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { PageHandle, RouteHandle } from '../i18n/routeHandle.ts';
import { decodePercent } from '../lib/decodePercent.ts';
import { homePath, paths } from '../lib/paths.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { mustLeave, requireLogin } from './guard/requireLogin.ts';
import { lazyPage } from './lazyPage.ts';
import { pages } from './pages.ts';
import type { PageDefinition } from './pages.ts';
import { RouteError } from './RouteError.tsx';
import { routeGroups } from './routeGroups.ts';
import { notFoundMeta, routeMetaOf } from './routeMeta.ts';

/** The common part of every route: its metadata, and the guard that runs before its loader. */
function guarded(stores: RootStore, handle: RouteHandle, load: LoaderFunction = () => null) {
  const guard = requireLogin(stores, handle);
  const loader: LoaderFunction = (args, context) => {
    guard(args);
    return load(args, context);
  };
  return { handle, loader, shouldRevalidate: mustLeave(stores, handle) };
}

/** Outside the layout, so that no layout code is loaded before the target is known. */
function redirectRoute(stores: RootStore, path: string, target: string): RouteObject {
  return {
    path,
    ...guarded(stores, routeMetaOf(path), ({ request }) => redirect(`${target}${new URL(request.url).search}`)),
  };
}

const REDIRECT_PREFIX = /^(?:\/+redirect(?=\/|$))+\/*/iu;

/**
 * The address behind `/redirect/`, without its first slash: the rest of the path, or a whole address in one encoded part
 * (`%2Fbrand%2Findex%3Fa%3D1`), as routers write a parameter.
 */
function redirectTarget({ pathname, search, origin }: URL): string {
  // Uses the parsed address, where dots are resolved: an encoded tab or backslash, or a second slash as in `/redirect//elsewhere`, would
  // make the rest another host's address.
  const rest = pathname.replace(REDIRECT_PREFIX, '');
  if (rest.includes('/') || !/%2f/iu.test(rest)) return `${rest}${search}`;
  const inner = decodePercent(rest)
    .replaceAll(/[\t\n\r]/gu, '')
    .replace(/^[/\\]+/u, '');
  const decoded = new URL(`/${inner}`, origin);
  return `${decoded.pathname.replace(REDIRECT_PREFIX, '').replace(/^\/+/u, '')}${decoded.search === '' ? search : decoded.search}`;
}

/** /redirect/:path redirects to the rest of its own address, and never out of the app. */
function redirectHelper(stores: RootStore): RouteObject {
  return {
    path: `${paths.redirect.pattern}/*`,
    ...guarded(stores, routeMetaOf(paths.redirect.pattern), ({ request }) => {
      const target = redirectTarget(new URL(request.url));
      return redirect(/^(?:\?|$)/u.test(target) ? homePath.pattern : `/${target}`);
    }),
  };
}

function pageRoute(stores: RootStore, { path, name, areas, page, prefetch, noTab }: PageDefinition): RouteObject {
  const handle: PageHandle = { ...routeMetaOf(path), name, ...(noTab === true ? { noTab } : {}) };
  return {
    path,
    errorElement: <RouteError />,
    ...guarded(stores, handle, async ({ request }) => {
      if (prefetch === undefined) return null;
      // In the chunk of the frame, not of the entry: logging in does not need it. If it fails to load, the page sends its own requests.
      const module = await import('./prefetch.ts').catch(() => null);
      await module?.prefetchPage(stores, prefetch, request.url);
      return null;
    }),
    lazy: lazyPage(async () => (await Promise.all([page(), stores.catalog.ensure(areas)]))[0]),
  };
}

/** The pages of the layout: those of a group inside the group's route, whose metadata gives the breadcrumb. */
function layoutRoutes(stores: RootStore): RouteObject[] {
  const isInside = (group: string, { path }: PageDefinition): boolean => path.startsWith(`${group}/`);
  const groups = routeGroups.map(({ path }) => ({
    path,
    handle: routeMetaOf(path),
    children: pages.filter((page) => isInside(path, page)).map((page) => pageRoute(stores, page)),
  }));
  const single = pages.filter((page) => !routeGroups.some(({ path }) => isInside(path, page)));
  return [...groups, ...single.map((page) => pageRoute(stores, page))];
}

/** Creates the route table of the app. */
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
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      children: [
        redirectRoute(stores, paths.root.pattern, paths.answer.pattern),
        ...routeGroups.map(({ path, redirect: target }) => redirectRoute(stores, path, target)),
        redirectHelper(stores),
        {
          path: paths.create.pattern,
          ...guarded(stores, routeMetaOf(paths.create.pattern)),
          lazy: lazyPage(async () => {
            // Loaded in parallel to its texts, which are separate chunks; no other page needs its forms.
            const [{ CreatePage }] = await Promise.all([
              import('../pages/create/CreatePage.tsx'),
              stores.catalog.ensure(['create', 'password', 'precision']),
            ]);
            return CreatePage;
          }),
        },
        {
          path: paths.invite.pattern,
          ...guarded(stores, routeMetaOf(paths.invite.pattern)),
          lazy: lazyPage(async () => {
            stores.preferences.suggestDefaults(navigator.languages);
            const [{ InvitePage }] = await Promise.all([
              import('../pages/invite/InvitePage.tsx'),
              stores.catalog.ensure(['create', 'password', 'invite', 'ui']),
            ]);
            return InvitePage;
          }),
        },
        {
          path: paths.mailAnswer.pattern,
          ...guarded(stores, routeMetaOf(paths.mailAnswer.pattern)),
          lazy: lazyPage(async () => {
            stores.preferences.suggestDefaults(navigator.languages);
            const [{ MailAnswerPage }] = await Promise.all([
              import('../pages/mail-answer/MailAnswerPage.tsx'),
              stores.catalog.ensure(['channels', 'create', 'ui']),
            ]);
            return MailAnswerPage;
          }),
        },
        {
          path: `${paths.shared.pattern}/:token`,
          ...guarded(stores, routeMetaOf(paths.shared.pattern)),
          lazy: lazyPage(async () => {
            stores.preferences.suggestDefaults(navigator.languages);
            const [{ SharedPage }] = await Promise.all([
              import('../pages/shared/SharedPage.tsx'),
              stores.catalog.ensure(['shared', 'create', 'password', 'ui']),
            ]);
            return SharedPage;
          }),
        },
        { lazy: layout, children: layoutRoutes(stores) },
        {
          path: '*',
          ...guarded(stores, notFoundMeta),
          lazy: lazyPage(async () => {
            // The surrounding layout shows texts of the shell.
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
