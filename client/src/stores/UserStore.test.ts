import { expect, test, vi } from 'vitest';
import { emptyProfile } from '../api/userSchemas.ts';
import { createTestStores, testProfile } from '../testing/testStores.ts';

const reply =
  <T>(value: T) =>
  async () =>
    Promise.resolve(value);

const login = async () => Promise.resolve({ token: 'T-1' });

test('after login the token is in the cookie and in local storage', async () => {
  const { stores, local, cookie } = createTestStores({ user: { login } });
  await stores.user.login({ email: 'a@b.cn', password: 'secret-1' });
  expect(stores.user.isLoggedIn).toBe(true);
  expect(cookie.token).toBe('T-1');
  expect(local.get('token')).toBe('T-1');
  expect(JSON.stringify([...local])).not.toContain('secret-1');
});

test('logged in is true exactly while the cookie exists', async () => {
  const { stores, cookie } = createTestStores({ user: { login } });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  cookie.token = null;
  stores.user.restore();
  expect(stores.user.isLoggedIn).toBe(false);
});

test('a login that ran out while the app was closed shows nobody to the next one', async () => {
  const { stores, local } = createTestStores({ user: { login } });
  local.set('userInfo', JSON.stringify(testProfile));
  await stores.user.login({ email: 'other@b.cn', password: 'x' });
  stores.user.restore();
  expect(stores.user).toMatchObject({ isLoggedIn: true, name: '', userInfo: null });
});

test('a failed login leaves the person logged out', async () => {
  const { stores } = createTestStores({ user: { login: async () => Promise.reject(new Error('no')) } });
  await expect(stores.user.login({ email: 'a@b.cn', password: 'x' })).rejects.toThrow('no');
  expect(stores.user.isLoggedIn).toBe(false);
});

test('the profile is kept for the next start, and a corrupt one is ignored', async () => {
  const first = createTestStores({ user: { login, profile: async () => Promise.resolve(testProfile) } });
  await first.stores.user.login({ email: 'a@b.cn', password: 'x' });
  await first.stores.user.loadProfile();
  expect(first.stores.user).toMatchObject({ name: '林晓', role: 'admin', jobName: '品牌经理' });
  expect(JSON.parse(first.local.get('userInfo') ?? '')).toEqual(testProfile);
  first.local.set('userInfo', '{"name":');
  first.cookie.token = 'T-of-another-tab';
  first.stores.user.restore();
  expect(first.stores.user.isLoggedIn).toBe(true);
});

test('the role toggles between user and admin', () => {
  const { stores } = createTestStores();
  stores.user.setProfile(testProfile);
  stores.user.switchRole();
  expect(stores.user.role).toBe('user');
  stores.user.switchRole();
  expect(stores.user.role).toBe('admin');
});

test('a switched role outlasts the look at the login that every navigation takes', async () => {
  const { stores } = createTestStores({ user: { login, profile: async () => Promise.resolve(testProfile) } });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.user.loadProfile();
  stores.user.switchRole();
  stores.user.restore();
  expect(stores.user.role).toBe('user');
});

test('registering logs in', async () => {
  const register = vi.fn(async () => Promise.resolve({ token: 'T-2' }));
  const { stores } = createTestStores({ user: { register } });
  await stores.user.register({ email: 'a@b.cn', password: 'x', name: 'n' });
  expect(stores.user.isLoggedIn).toBe(true);
});

test('a profile that arrives after a logout is dropped, and is not kept', async () => {
  let arrive: (profile: typeof testProfile) => void = () => undefined;
  const profile = async () =>
    new Promise<typeof testProfile>((resolve) => {
      arrive = resolve;
    });
  const { stores, local } = createTestStores({ user: { profile } });
  stores.user.acceptToken('T-1');
  const loading = stores.user.loadProfile();
  stores.user.clear();
  arrive(testProfile);
  await loading;
  expect(stores.user).toMatchObject({ name: '', userInfo: null });
  expect(local.has('userInfo')).toBe(false);
});

test('a saved profile or account that comes back after a logout is dropped, and is not kept', async () => {
  const { stores, local } = createTestStores({ user: { editProfile: reply({}), updateAccount: reply({}) } });
  stores.user.acceptToken('T-1');
  const saving = [
    stores.user.editProfile({ name: '林小晓' }),
    stores.user.updateAccount({ email: 'a@b.cn', phone: '138', password: 'x' }),
  ];
  stores.user.clear();
  await Promise.all(saving);
  expect(stores.user).toMatchObject({ name: '', email: '', userInfo: null });
  expect(local.has('userInfo')).toBe(false);
});

test('saving a profile does not switch the role back, loading one does', () => {
  const { stores, local } = createTestStores();
  stores.user.setProfile(testProfile);
  stores.user.switchRole();
  stores.user.setSavedProfile({ ...testProfile, name: '林小晓' });
  expect(stores.user).toMatchObject({ name: '林小晓', role: 'user' });
  expect(JSON.parse(local.get('userInfo') ?? '')).toMatchObject({ name: '林小晓', role: 'admin' });
  stores.user.setProfile(testProfile);
  expect(stores.user.role).toBe('admin');
});

test('a provider that says nothing of a person is one all the same: the profile is kept, and every call may be tried', async () => {
  const { stores, local } = createTestStores({ user: { login, profile: reply(emptyProfile) } });
  await stores.user.login({ email: 'a@b.cn', password: 'x' });
  await stores.user.loadProfile();
  expect(stores.user).toMatchObject({ name: '', certification: '', role: 'admin', displayName: '' });
  expect(stores.user.userInfo).toEqual(emptyProfile);
  expect(JSON.parse(local.get('userInfo') ?? '')).toEqual(emptyProfile);
});

test('a person without a name goes by the email, else by the id of the account', () => {
  const { stores } = createTestStores();
  stores.user.setProfile({ ...emptyProfile, email: 'a@b.cn', accountId: '7' });
  expect(stores.user.displayName).toBe('a@b.cn');
  stores.user.setProfile({ ...emptyProfile, accountId: '7' });
  expect(stores.user.displayName).toBe('7');
});

test('a save whose reply says nothing keeps what was sent, one that says more keeps that; the password is never kept', async () => {
  const { stores, local } = createTestStores({
    user: { editProfile: reply({}), updateAccount: reply({ phone: '+86 138' }) },
  });
  stores.user.setProfile(testProfile);
  await stores.user.editProfile({ name: '林小晓' });
  expect(stores.user).toMatchObject({ name: '林小晓', jobName: testProfile.jobName });
  await stores.user.updateAccount({ email: 'new@b.cn', phone: '138', password: 'secret-1' });
  expect(stores.user).toMatchObject({ email: 'new@b.cn', phone: '+86 138', name: '林小晓' });
  expect(JSON.stringify([...local])).not.toContain('secret-1');
});

test('registering without a token logs in with what was typed; where that is refused, the person is told to log in', async () => {
  const draft = { email: 'a@b.cn', password: 'x', name: 'n' };
  const open = createTestStores({ user: { register: reply({ token: null }), login } });
  expect(await open.stores.user.register(draft)).toBe(true);
  expect(open.cookie.token).toBe('T-1');
  const refused = async () => Promise.reject(new Error('confirm your email first'));
  const shut = createTestStores({ user: { register: reply({ token: null }), login: refused } });
  expect(await shut.stores.user.register(draft)).toBe(false);
  expect(shut.stores.user.isLoggedIn).toBe(false);
});
