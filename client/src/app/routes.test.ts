import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRouteHandle } from '../i18n/routeHandle.ts';
import { paths } from '../lib/paths.ts';
import { createTestStores } from '../testing/testStores.ts';
import { isRouteOffered } from './routeMeta.ts';
import { createRoutes } from './routes.tsx';

const { root, create, invite, redirect, shared, ...behindTheLayout } = paths;

/** The metadata of the routes that an address matches, outermost first. */
function metaOf(address: string) {
  const { stores } = createTestStores();
  return (matchRoutes(createRoutes(stores), address) ?? []).map(({ route }) => route.handle).filter(isRouteHandle);
}

describe('the metadata of routes', () => {
  test.each(Object.values(paths).map(({ pattern }) => pattern))('%s has a title, and is for all roles', (pattern) => {
    const [meta] = metaOf(pattern);
    expect(meta?.titleId).toBeTruthy();
    expect(meta?.roles).toEqual(['*']);
    expect(isRouteOffered(pattern, 'user')).toBe(true);
  });

  test.each([root, invite, redirect, ...Object.values(behindTheLayout)].map(({ pattern }) => pattern))(
    '%s says that it needs a login',
    (pattern) => {
      expect(metaOf(pattern).every(({ requiresAuth }) => requiresAuth)).toBe(true);
    },
  );

  test('/create, links to reports and unknown addresses say that they need none', () => {
    expect(metaOf(`${shared.pattern}/token`).map(({ requiresAuth }) => requiresAuth)).toEqual([false]);
    expect(metaOf(create.pattern).map(({ requiresAuth }) => requiresAuth)).toEqual([false]);
    expect(metaOf('/no/such/page').map(({ titleId, requiresAuth }) => [titleId, requiresAuth])).toEqual([
      ['menu.notFound', false],
    ]);
  });

  test('a page of a group has the title of the group before its own', () => {
    expect(metaOf('/keywords/expand').map(({ titleId }) => titleId)).toEqual(['menu.keywords', 'menu.keywords.expand']);
    expect(metaOf('/dashboard/workplace').map(({ titleId }) => titleId)).toEqual([
      'menu.dashboard',
      'menu.dashboard.workplace',
    ]);
    expect(metaOf('/prompt').map(({ titleId }) => titleId)).toEqual(['menu.prompt']);
  });

  test('an unknown address is no entry of a menu', () => {
    expect(isRouteOffered('/no/such/page', 'admin')).toBe(false);
  });
});

describe('where addresses lead that show nothing themselves', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { pathname: '', search: '', hash: '' } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** The redirect of the innermost route's loader, which the router runs first. */
  async function leadsTo(address: string, token: string | null): Promise<string | null> {
    const { stores, cookie } = createTestStores();
    cookie.token = token;
    const route = (matchRoutes(createRoutes(stores), new URL(address, 'https://app.example').pathname) ?? []).at(
      -1,
    )?.route;
    if (typeof route?.loader !== 'function') throw new Error(`${address} has no loader`);
    try {
      const answer: unknown = await route.loader({
        request: new Request(new URL(address, 'https://app.example')),
        params: {},
        context: {},
      } as never);
      return answer instanceof Response ? answer.headers.get('location') : null;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('location');
      throw thrown;
    }
  }

  test.each([
    ['/', '/answer'],
    ['/answer', '/answer/index'],
    ['/brand', '/brand/index'],
    ['/dashboard', '/dashboard/workplace'],
    ['/keywords', '/overview/index'],
    ['/optimize', '/optimize/index'],
    ['/overview', '/overview/index'],
    ['/userInsights', '/userInsights/index'],
    ['/redirect/brand/index?a=1', '/brand/index?a=1'],
    ['/redirect/%2Fbrand%2Findex%3Fa%3D1', '/brand/index?a=1'],
    ['/redirect/brand%2Findex?a=1', '/brand/index?a=1'],
    ['/redirect/%2F', '/overview/index'],
    ['/redirect/%2F%2Fevil.example', '/evil.example'],
    ['/redirect/%09%2F%5Cevil.example', '/evil.example'],
    ['/redirect/.%2F%2Fevil.example', '/evil.example'],
    ['/redirect/%2Fredirect%2F%2Fevil.example', '/evil.example'],
    ['/redirect/https:%2F%2Fevil.example', '/https://evil.example'],
    ['/redirect/%2F%09%2F%5B', '/['],
    ['/redirect//evil.example/x', '/evil.example/x'],
    ['/redirect/%09/evil.example', '/%09/evil.example'],
    ['/redirect/redirect//evil.example', '/evil.example'],
  ])('%s leads to %s, and without a login to /create', async (from, to) => {
    expect(await leadsTo(from, 'T-1')).toBe(to);
    expect(await leadsTo(from, null)).toMatch(/^\/create\?redirect=/u);
  });
});
