import { expect, test, vi } from 'vitest';
import { createTestStores, testProfile } from '../testing/testStores.ts';

async function loggedIn(logout = async () => Promise.resolve(null)) {
  const test_ = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }), logout },
    project: {
      list: async () =>
        Promise.resolve({ list: [{ id: 'p', name: 'P', brand: '', has_data: 1, origin: 'sample' as const }] }),
    },
  });
  await test_.stores.user.login({ email: 'a@b.cn', password: 'x' });
  test_.stores.user.setProfile(testProfile);
  await test_.stores.projects.load();
  test_.stores.settings.update({ serverMenu: [{ name: 'x', title: 'x' }] });
  test_.stores.tabs.visit({ title: 't', name: 'O', fullPath: '/overview/index', query: {}, ignoreCache: false });
  test_.stores.filters.update({ platform_ids: ['kimi'] });
  test_.stores.dialogs.show('import');
  test_.stores.offers.noteAbsent({ method: 'GET', path: '/x', thing: '' }, 'path');
  const ended = vi.fn();
  test_.stores.session.onEnd(ended);
  return { ...test_, ended };
}

test('logout clears exactly what the specification lists, and keeps settings and drafts', async () => {
  const { stores, local, cookie, ended } = await loggedIn();
  stores.settings.update({ theme: 'dark' });
  stores.storage.writeDraft('note', { text: 'kept' });
  await stores.session.logout();
  expect(cookie.token).toBeNull();
  for (const key of ['token', 'userInfo', 'ProjectList', 'ProjectAllList']) expect(local.has(key)).toBe(false);
  expect(stores.user).toMatchObject({ isLoggedIn: false, name: '', role: '', userInfo: null });
  expect(stores.projects).toMatchObject({ list: [], current: null, state: 'idle' });
  expect(stores.settings.serverMenu).toEqual([]);
  expect(stores.tabs.list).toHaveLength(1);
  expect(stores.filters.platform_ids).toEqual([]);
  expect(stores.dialogs).toMatchObject({ shown: null, used: false });
  expect(stores.offers.absenceOf({ path: '/x', thing: '' })).toBeNull();
  expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
  expect(stores.settings.theme).toBe('dark');
  expect(stores.storage.readDraft('note')).toEqual({ text: 'kept' });
});

test('a server that cannot be reached does not keep a person logged in', async () => {
  const { stores } = await loggedIn(async () => Promise.reject(new Error('down')));
  await stores.session.logout();
  expect(stores.user.isLoggedIn).toBe(false);
});

test('five expired replies give one notice and one redirect', async () => {
  const { stores, ended } = await loggedIn();
  for (let reply = 0; reply < 5; reply += 1) stores.session.expire('T-1');
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired');
  expect(stores.notices.list.filter(({ messageId }) => messageId === 'session.expired')).toHaveLength(1);
});

test('a late reply of an older session does not end the new one', async () => {
  const { stores, ended } = await loggedIn();
  stores.session.expire('an older token');
  expect(stores.user.isLoggedIn).toBe(true);
  expect(ended).not.toHaveBeenCalled();
});

test('a logout in another browser tab is followed once, without telling the server', async () => {
  const logout = vi.fn(async () => Promise.resolve(null));
  const { stores, ended } = await loggedIn(logout);
  stores.session.followLogout();
  stores.session.followLogout();
  expect(ended).toHaveBeenCalledExactlyOnceWith('elsewhere');
  expect(logout).not.toHaveBeenCalled();
});

test('a new team leaves nothing of the one before, and nobody is logged out', async () => {
  const { stores, ended, cookie } = await loggedIn();
  stores.session.enterTeam('T-2');
  expect(cookie.token).toBe('T-2');
  expect(stores.user).toMatchObject({ isLoggedIn: true, name: testProfile.name });
  expect(stores.projects).toMatchObject({ list: [], current: null, state: 'idle' });
  expect(stores.settings.serverMenu).toEqual([]);
  expect(stores.tabs.list).toHaveLength(1);
  expect(stores.filters.platform_ids).toEqual([]);
  expect(stores.dialogs).toMatchObject({ shown: null, used: false });
  expect(ended).not.toHaveBeenCalled();
});

test('a project that is gone when a call is refused is left, by name; the calls of a page refused together ask once', async () => {
  const sample = { id: 'p', name: 'P', brand: '', has_data: 1, origin: 'sample' as const };
  const other = { ...sample, id: 'q', name: 'Q' };
  const list = vi.fn(async () => Promise.resolve({ list: [sample, other] }));
  const { stores } = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }) },
    project: { list },
  });
  stores.session.checkRights();
  expect(list).not.toHaveBeenCalled();
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.projects.load();
  stores.dialogs.show('import');
  list.mockResolvedValue({ list: [other] });
  for (let call = 0; call < 5; call += 1) stores.session.checkRights();
  // Pages render parts only while the list is loaded: a reload must not unmount a form.
  expect(stores.projects.state).toBe('loaded');
  await vi.waitFor(() => {
    expect(stores.notices.list).toMatchObject([{ messageId: 'session.projectGone', values: { project: 'P' } }]);
  });
  expect(stores.projects.currentId).toBe('q');
  expect(stores.dialogs.shown).toBeNull();
  expect(list).toHaveBeenCalledTimes(2);
});

test('rights that changed when a call is refused are said, and hold from the next page on: what is typed stays in sight', async () => {
  const before = { ...testProfile, level: 'edit' as const };
  const profile = vi.fn(async () => Promise.resolve(before));
  const project = { id: 'p', name: 'P', brand: '', has_data: 1, origin: 'sample' as const };
  const { stores } = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }), profile },
    project: { list: async () => Promise.resolve({ list: [project] }) },
  });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.user.loadProfile();
  await stores.projects.load();
  profile.mockResolvedValue({ ...before, level: 'view' as never });
  stores.session.checkRights();
  await vi.waitFor(() => {
    expect(stores.notices.list).toMatchObject([{ messageId: 'session.rightsChanged' }]);
  });
  expect(stores.user.userInfo?.level).toBe('edit');
  stores.session.takeRights();
  expect(stores.user.userInfo?.level).toBe('view');
  expect(stores.notices.list).toEqual([]);
});

test('a call that is refused for another reason than rights says nothing of them', async () => {
  const project = { id: 'p', name: 'P', brand: '', has_data: 1, origin: 'sample' as const };
  const profile = vi.fn(async () => Promise.resolve(testProfile));
  const { stores } = createTestStores({
    user: { login: async () => Promise.resolve({ token: 'T-1' }), profile },
    project: { list: async () => Promise.resolve({ list: [project] }) },
  });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.user.loadProfile();
  await stores.projects.load();
  stores.session.checkRights();
  await vi.waitFor(() => {
    expect(profile).toHaveBeenCalledTimes(2);
  });
  expect(stores.notices.list).toEqual([]);
});
