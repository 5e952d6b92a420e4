import { expect, test } from 'vitest';
import { createTestStores } from '../testing/testStores.ts';

test('the settings have exactly the fields and defaults of the specification', () => {
  expect(createTestStores().stores.settings.snapshot).toEqual({
    theme: 'light',
    colorWeak: false,
    navbar: true,
    menu: true,
    topMenu: false,
    hideMenu: false,
    menuCollapse: false,
    footer: true,
    themeColor: '#165DFF',
    menuWidth: 208,
    globalSettings: false,
    device: 'desktop',
    tabBar: false,
    menuFromServer: false,
    serverMenu: [],
  });
});
test('a change is kept, and read at the next start', () => {
  const { stores, local } = createTestStores();
  stores.settings.update({ tabBar: true, themeColor: '#00875A', device: 'mobile' });
  const stored: unknown = JSON.parse(local.get('answerscope.settings') ?? '');
  expect(stored).toMatchObject({ tabBar: true, themeColor: '#00875A' });
  expect(stored).not.toHaveProperty('device');
});
test.each(['{"theme":"purple","menuWidth":9999,"themeColor":"red;}","tabBar":true}', '[]', '7', 'null', '{'])(
  'stored %s falls back field by field',
  async (text) => {
    const { SettingsStore } = await import('./SettingsStore.ts');
    const { stores, storage, local } = createTestStores();
    local.set('answerscope.settings', text);
    const settings = new SettingsStore(storage, stores.api.menu, stores.notices);
    expect(settings).toMatchObject({ theme: 'light', menuWidth: 208, themeColor: '#165DFF' });
  },
);
test('the theme toggles', () => {
  const { settings } = createTestStores().stores;
  settings.toggleTheme();
  expect(settings.theme).toBe('dark');
  settings.toggleTheme();
  expect(settings.theme).toBe('light');
});
test('the menu cannot be dragged beyond its bounds', () => {
  const { settings } = createTestStores().stores;
  settings.setMenuWidth(9999);
  expect(settings.menuWidth).toBe(400);
  settings.setMenuWidth(-3);
  expect(settings.menuWidth).toBe(160);
});
test('loading the server menu says loading, then success', async () => {
  const menu = [{ name: 'a', title: 'menu.answer' }];
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { settings, notices } = createTestStores({
    menu: {
      load: async () => {
        await gate;
        return menu;
      },
    },
  }).stores;
  const loading = settings.loadServerMenu();
  expect(notices.list).toMatchObject([{ intent: 'info', messageId: 'menu.server.loading' }]);
  release();
  await loading;
  expect(notices.list).toMatchObject([{ intent: 'success', messageId: 'menu.server.loaded' }]);
  expect(settings.serverMenu).toEqual(menu);
  settings.clearServerMenu();
  expect(settings.serverMenu).toEqual([]);
});
test('a failure of the server menu is the error notice with the word error', async () => {
  const { settings, notices } = createTestStores({ menu: { load: async () => Promise.reject(new Error('x')) } }).stores;
  await settings.loadServerMenu();
  expect(notices.list).toMatchObject([{ intent: 'error', text: 'error' }]);
  expect(settings.serverMenu).toEqual([]);
});
test.each([
  ['a menu', async () => Promise.resolve([{ name: 'a', title: 'menu.answer' }])],
  ['a failure', async () => Promise.reject(new Error('x'))],
])('%s that comes after the menu was cleared is dropped, and the notice of loading with it', async (_, load) => {
  const { settings, notices } = createTestStores({ menu: { load } }).stores;
  const loading = settings.loadServerMenu();
  settings.clearServerMenu();
  await loading;
  expect(settings).toMatchObject({ serverMenu: [], serverMenuState: 'none' });
  expect(notices.list).toEqual([]);
});
test('reset returns to the defaults', () => {
  const { settings } = createTestStores().stores;
  settings.update({ theme: 'dark', footer: false, menuWidth: 300 });
  settings.reset();
  expect(settings).toMatchObject({ theme: 'light', footer: true, menuWidth: 208 });
});
