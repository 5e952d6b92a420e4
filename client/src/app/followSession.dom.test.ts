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
  const reload = vi.fn();
  const router = createMemoryRouter(
    [
      { path: '/create', element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/prompt?q=ev'] },
  );
  followSession(stores, router, reload);
  /** The storage event of another tab that removed the token. */
  const tellRemoved = (): void => {
    for (const listener of listeners) listener('token', null);
  };
  /** What another tab does where somebody logs in. */
  const logInElsewhere = (token: string): void => {
    cookie.token = token;
    local.delete('userInfo');
    for (const listener of listeners) listener('token', token);
  };
  /** The storage event of another tab that saved a profile. */
  const tellSaved = (profile: unknown): void => {
    const text = JSON.stringify(profile);
    local.set('userInfo', text);
    for (const listener of listeners) listener('userInfo', text);
  };
  return { stores, cookie, router, local, reload, tellRemoved, logInElsewhere, tellSaved };
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
  tellSaved(7);
  expect(stores.user.name).toBe(testProfile.name);
  stores.user.clear();
  tellSaved(testProfile);
  expect(stores.user.name).toBe('');
});

test('the same person logged in anew in another tab: this one goes on with the new login, and follows its end', async () => {
  const { stores, reload, logInElsewhere, tellSaved } = await followed();
  stores.user.setProfile(testProfile);
  logInElsewhere('T-2');
  tellSaved(testProfile);
  expect(stores.user).toMatchObject({ token: 'T-2', name: testProfile.name });
  expect(reload).not.toHaveBeenCalled();
  stores.session.expire('T-2');
  expect(stores.user.isLoggedIn).toBe(false);
});

test('somebody else logged in in another tab: this one is loaded again', async () => {
  const { stores, reload, logInElsewhere, tellSaved } = await followed();
  stores.user.setProfile(testProfile);
  logInElsewhere('T-2');
  expect(reload).not.toHaveBeenCalled();
  tellSaved({ ...testProfile, accountId: 'other' });
  expect(reload).toHaveBeenCalledOnce();
});

test('so is a tab that slept meanwhile, once it is looked at; one that is logged out stays', async () => {
  const { stores, cookie, local, reload } = await followed();
  stores.user.setProfile(testProfile);
  cookie.token = 'T-2';
  local.set('userInfo', JSON.stringify({ ...testProfile, accountId: 'other' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledOnce();
  stores.user.clear();
  cookie.token = 'T-3';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stores.user.isLoggedIn).toBe(false);
});

const project = (id: string) => ({ id, name: id.toUpperCase(), brand: '', has_data: 1, origin: 'sample' });

/** Shows project `a` here, then simulates another tab that has loaded these projects. */
async function othersLoad(ids: readonly string[]) {
  const profile = vi.fn(async () => Promise.resolve({ ...testProfile, role: 'user' as const }));
  const list = vi.fn(async () => Promise.resolve({ list: ['a', 'b'].map(project) as never }));
  const { stores, local, listeners } = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }), profile },
    project: { list },
  });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  stores.user.setProfile(testProfile);
  await stores.projects.load();
  stores.tabs.visit({ title: 't', name: 'P', fullPath: '/prompt', query: {}, ignoreCache: false });
  followSession(stores, createMemoryRouter([{ path: '*', element: null }]));
  const text = JSON.stringify(ids.map(project));
  local.set('ProjectAllList', text);
  for (const listener of listeners) listener('ProjectAllList', text);
  await vi.runAllTimersAsync();
  return { stores, list };
}

test('an invitation accepted in another tab: this one shows the projects and the role of the new team, and says so', async () => {
  const { stores, list } = await othersLoad(['x', 'y']);
  expect(stores.projects.currentId).toBe('x');
  expect(stores.projects.list).toHaveLength(2);
  expect(stores.user.role).toBe('user');
  expect(stores.tabs.list).toHaveLength(1);
  expect(stores.notices.list).toMatchObject([{ messageId: 'session.otherProjects', values: { project: 'X' } }]);
  // The other tab's list is taken over without a request: requesting and storing it again would notify that tab in turn.
  expect(list).toHaveBeenCalledTimes(1);
});

test('a project that another tab imported is in the list here, and nothing else changes', async () => {
  const { stores } = await othersLoad(['a', 'b', 'new']);
  expect(stores.projects).toMatchObject({ currentId: 'a', list: { length: 3 } });
  expect(stores.tabs.list).toHaveLength(2);
  expect(stores.notices.list).toEqual([]);
});

test('a session that ends on an invitation leads to the login, and back; on a shared report nothing happens', async () => {
  const { stores, router } = await followed();
  await router.navigate('/shared/abc');
  stores.session.expire('T-1');
  expect(router.state.location.pathname).toBe('/shared/abc');
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await router.navigate('/invite?code=7');
  stores.session.expire('T-1');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/create'));
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/invite?code=7');
});
