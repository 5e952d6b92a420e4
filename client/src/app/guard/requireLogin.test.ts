import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RouteHandle } from '#client/i18n/routeHandle.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { mustLeave, requireLogin } from './requireLogin.ts';

const origin = 'https://app.example';
const behindLogin: RouteHandle = { titleId: 'app.name', requiresAuth: true, roles: ['*'] };

/** The address bar, which still has the old address when a user follows a link. */
function addressBar(address: string): void {
  const { pathname, search, hash } = new URL(address, origin);
  vi.stubGlobal('window', { location: { pathname, search, hash } });
}

/** Opens an address from the address bar, with a request as the router creates it: without a fragment. */
function open(
  stores: ReturnType<typeof createTestStores>['stores'],
  address: string,
  meta: RouteHandle = behindLogin,
): string | null {
  const url = new URL(address, origin);
  url.hash = '';
  try {
    requireLogin(stores, meta)({ request: new Request(url), params: {}, context: {} } as unknown as LoaderFunctionArgs);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location');
  }
}

/** The address that the guard wants to return to. */
const comeBackTo = (leadsTo: string | null): string | null =>
  new URL(leadsTo ?? '', origin).searchParams.get('redirect');

describe('the route guard', () => {
  let parts: ReturnType<typeof createTestStores>;
  beforeEach(() => {
    parts = createTestStores();
    addressBar('/');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each(['/index', '/create', '/invite', '/invite?code=7', '/create/', '/Create'])(
    'lets %s through without a login, and says nothing',
    (address) => {
      expect(open(parts.stores, address)).toBeNull();
      expect(parts.stores.notices.list).toEqual([]);
    },
  );

  test('asks for no login where the metadata asks for none', () => {
    expect(open(parts.stores, '/overview/index', { ...behindLogin, requiresAuth: false })).toBeNull();
  });

  test.each(['/', '/overview/index', '/index/more', '/create/x', '/invited', '/redirect/create'])(
    'sends somebody not logged in from %s to the login page',
    (address) => {
      const leadsTo = open(parts.stores, address);
      expect(new URL(leadsTo ?? '', origin).pathname).toBe('/create');
      expect(comeBackTo(leadsTo)).toBe(address);
    },
  );

  test('says 请先登录, once however many pages are asked for', () => {
    open(parts.stores, '/brand/index');
    open(parts.stores, '/overview/index');
    expect(parts.stores.notices.list.map(({ messageId, intent }) => [messageId, intent])).toEqual([
      ['session.loginFirst', 'warning'],
    ]);
  });

  test('keeps the whole address to come back to: path, query and fragment', () => {
    const address = '/answer/promptsDetails?id=7&q=%E4%B8%AD%20%26%23#runs';
    addressBar(address);
    expect(comeBackTo(open(parts.stores, address))).toBe(address);
  });

  test('does not take the fragment of the page a link was on for that of the page it leads to', () => {
    addressBar('/overview/index#trend');
    expect(comeBackTo(open(parts.stores, '/brand/index'))).toBe('/brand/index');
    expect(comeBackTo(open(parts.stores, '/overview/index?topic_ids=t1'))).toBe('/overview/index?topic_ids=t1');
  });

  test('lets a logged-in person through, whatever the role and whatever roles the metadata names', () => {
    parts.cookie.token = 'T-1';
    expect(open(parts.stores, '/membership', { ...behindLogin, roles: ['admin'] })).toBeNull();
    expect(open(parts.stores, '/membership')).toBeNull();
    expect(parts.stores.notices.list).toEqual([]);
    expect(parts.stores.user).toMatchObject({ isLoggedIn: true, role: '' });
  });

  test('notices a cookie that ran out since the last page', () => {
    parts.stores.user.acceptToken('T-1');
    expect(open(parts.stores, '/brand/index')).toBeNull();
    parts.cookie.token = null;
    parts.local.set('ProjectAllList', '[]');
    parts.stores.tabs.visit({ title: 't', name: 'O', fullPath: '/prompt', query: {}, ignoreCache: false });
    expect(open(parts.stores, '/brand/index')).toBe('/create?redirect=%2Fbrand%2Findex');
    // State of the old login is cleared.
    expect(['token', 'ProjectAllList'].filter((key) => parts.local.has(key))).toEqual([]);
    expect(parts.stores.tabs.list.map(({ fullPath }) => fullPath)).not.toContain('/prompt');
  });

  test('looks at the cookie when the address of an open page changes, and runs only to send somebody away', () => {
    parts.stores.user.acceptToken('T-1');
    const mustRun = (path = '/brand/index') =>
      mustLeave(
        parts.stores,
        behindLogin,
      )({ nextUrl: new URL(path, origin) } as Parameters<ReturnType<typeof mustLeave>>[0]);
    expect(mustRun()).toBe(false);
    parts.cookie.token = null;
    expect(mustRun()).toBe(true);
    expect(mustRun('/invite')).toBe(false);
  });
});
