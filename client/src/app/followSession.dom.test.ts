import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStores, testProfile } from '../testing/testStores.ts';
import { followSession } from './followSession.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function followed() {
  const { stores, local, cookie, listeners } = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }) },
  });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  const router = createMemoryRouter(
    [
      { path: '/create', element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/prompt?q=ev'] },
  );
  followSession(stores, router);
  /** What the browser tells when another tab removed the token. */
  const tellRemoved = (): void => {
    for (const listener of listeners) listener('token', null);
  };
  /** What it tells when another tab saved a profile. */
  const tellSaved = (profile: unknown): void => {
    const text = JSON.stringify(profile);
    local.set('userInfo', text);
    for (const listener of listeners) listener('userInfo', text);
  };
  return { stores, cookie, router, tellRemoved, tellSaved };
}

test('another tab logged out: this one goes to the login page with its address', async () => {
  const { cookie, router, tellRemoved } = await followed();
  cookie.token = null;
  tellRemoved();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/create'));
  expect(router.state.location.search).toContain('prompt');
});

test('the news about the cookie may come after that about the storage', async () => {
  const { stores, cookie, tellRemoved } = await followed();
  tellRemoved();
  expect(stores.user.isLoggedIn).toBe(true);
  cookie.token = null;
  vi.advanceTimersByTime(600);
  expect(stores.user.isLoggedIn).toBe(false);
});

test('a storage that was cleared while the cookie stays ends nothing', async () => {
  const { stores, tellRemoved } = await followed();
  tellRemoved();
  vi.advanceTimersByTime(60_000);
  expect(stores.user.isLoggedIn).toBe(true);
});

test('a name that another tab saved shows here, and the role switched to here stays', async () => {
  const { stores, tellSaved } = await followed();
  stores.user.setProfile(testProfile);
  stores.user.switchRole();
  tellSaved({ ...testProfile, name: '林小晓' });
  expect(stores.user).toMatchObject({ name: '林小晓', role: 'user' });
});

test('nothing is taken over from another tab that makes no profile, or once logged out', async () => {
  const { stores, tellSaved } = await followed();
  stores.user.setProfile(testProfile);
  tellSaved({ name: 7 });
  expect(stores.user.name).toBe(testProfile.name);
  stores.user.clear();
  tellSaved(testProfile);
  expect(stores.user.name).toBe('');
});
