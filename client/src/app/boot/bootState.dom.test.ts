import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Http } from '#client/api/http.ts';
import { isOpenPath } from '#client/lib/paths.ts';
import { createBrowserStorage, storageKeys } from '#client/lib/storage.ts';
import { NoticesStore } from '#client/stores/NoticesStore.ts';
import { RootStore } from '#client/stores/RootStore.ts';
import { createTestApi } from '#client/testing/testStores.ts';
import { applyAppearance } from './applyAppearance.ts';

const script = readFileSync('client/public/boot.js', 'utf8');
const lightTokens = /:root \{[^}]*\}/u.exec(readFileSync('client/src/styles/tokens.scss', 'utf8'))?.[0] ?? '';

let systemIsDark = false;
let tellSystem: () => void = () => undefined;

/** A document as the server sent it, without any state of a visitor. */
function freshDocument(): void {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('class');
  document.documentElement.lang = 'zh-CN';
  document.body.removeAttribute('arco-theme');
  document.body.removeAttribute('class');
}

/** The theme and language that the scripts have set. */
function appearance() {
  const { documentElement: html, body } = document;
  return {
    arco: body.getAttribute('arco-theme'),
    bodyClasses: [...body.classList],
    accent: html.style.getPropertyValue('--app-accent'),
    ink: html.style.getPropertyValue('--app-accent-ink'),
    htmlClasses: [...html.classList],
    lang: html.lang,
  };
}

function firstPaint() {
  freshDocument();
  runInThisContext(script);
  return appearance();
}

function startApp(): RootStore {
  const stores = new RootStore(createTestApi(), {} as Http, createBrowserStorage(), new NoticesStore());
  applyAppearance(stores);
  return stores;
}

const store = (key: string, value: unknown): void => {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
};

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => {
      tellSystem = listener;
    },
  }));
  // Missing in jsdom; the script asks for it where `Set` has the methods of Node.js 22 and later.
  vi.stubGlobal('CSS', { supports: () => true });
  freshDocument();
});

/** The cartesian product of the choices. */
function combine<T extends Record<string, readonly unknown[]>>(choices: T): { [Name in keyof T]: T[Name][number] }[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as { [Name in keyof T]: T[Name][number] }[];
}

describe('boot.js, which runs before the first paint', () => {
  const visitors = combine({
    theme: ['light', 'dark'],
    followSystem: [false, true],
    system: ['light', 'dark'],
    themeColor: ['#165DFF', '#ffffff', '#000000', '#F7BA1E'],
    colorWeak: [false, true],
    locale: ['zh-CN', 'en-US'],
  });

  test('shows a returning visitor at once what the app shows, whatever was chosen', () => {
    expect(visitors).toHaveLength(128);
    for (const { system, followSystem, locale, ...settings } of visitors) {
      localStorage.clear();
      systemIsDark = system === 'dark';
      store(storageKeys.settings, settings);
      store(storageKeys.preferences, { followSystem, locale });
      startApp();
      const painted = firstPaint();
      startApp();
      const name = JSON.stringify({ system, followSystem, locale, ...settings });
      expect(appearance(), name).toEqual(painted);
      const dark = followSystem ? systemIsDark : settings.theme === 'dark';
      expect(painted.arco, name).toBe(dark ? 'dark' : null);
    }
  });

  test('shows a new visitor the defaults of the app', () => {
    const painted = firstPaint();
    startApp();
    expect(appearance()).toEqual(painted);
    expect(painted).toMatchObject({ arco: null, accent: '#165DFF', ink: '#FFFFFF', lang: 'zh-CN' });
    expect(lightTokens).toContain('--app-accent: #165dff;');
    expect(lightTokens).toContain('--app-accent-ink: #fff;');
  });

  test.each(['/shared/abc', '/invite', '/notifications/answer'])(
    'shows a new visitor whom a link led to %s the theme of their system, and nobody else',
    (address) => {
      const begun = location.pathname;
      systemIsDark = true;
      history.replaceState(null, '', address);
      const painted = firstPaint();
      const stores = startApp();
      stores.preferences.suggestDefaults(['en-US']);
      expect(painted.arco).toBe('dark');
      expect({ ...appearance(), lang: painted.lang }).toEqual(painted);
      for (const key of [storageKeys.settings, storageKeys.preferences]) {
        localStorage.clear();
        store(key, {});
        expect(firstPaint().arco, key).toBeNull();
      }
      history.replaceState(null, '', begun);
    },
  );

  test('runs before the page has a body, which is dark from its first moment', async () => {
    store(storageKeys.preferences, {});
    store(storageKeys.settings, { theme: 'dark' });
    startApp();
    freshDocument();
    const { body } = document;
    body.remove();
    runInThisContext(script);
    document.documentElement.append(body);
    await Promise.resolve();
    expect(appearance()).toMatchObject({ arco: 'dark', bodyClasses: ['bp6-dark'] });
  });

  test('is light while the dark page is printed, and dark again on the screen', () => {
    store(storageKeys.settings, { theme: 'dark' });
    startApp();
    const onScreen = appearance();
    window.dispatchEvent(new Event('beforeprint'));
    expect(appearance()).toMatchObject({ arco: null, bodyClasses: [], accent: '#165DFF', ink: '#FFFFFF' });
    window.dispatchEvent(new Event('afterprint'));
    expect(appearance()).toEqual(onScreen);
    expect(onScreen).toMatchObject({ arco: 'dark', bodyClasses: ['bp6-dark'] });
  });

  test('follows the system of today, not that of the last visit', () => {
    store(storageKeys.preferences, { followSystem: true });
    startApp();
    systemIsDark = true;
    const painted = firstPaint();
    expect(painted).toMatchObject({ arco: 'dark', bodyClasses: ['bp6-dark'] });
    startApp();
    expect(appearance()).toEqual(painted);
  });

  test('takes a corrupt value for the same as the app takes it', () => {
    const corrupt: unknown[] = [null, 7, '', 'blue', 'true', [], {}, { toString: 1 }];
    for (const value of corrupt) {
      localStorage.clear();
      store(storageKeys.settings, { theme: value, themeColor: value, colorWeak: value });
      store(storageKeys.preferences, { followSystem: value, locale: value });
      const fields = [
        'theme',
        'followSystem',
        'colorWeak',
        'locale',
        'accentLight',
        'accentDark',
        'inkLight',
        'inkDark',
        'frame',
      ];
      store(storageKeys.boot, Object.fromEntries(fields.map((field) => [field, value])));
      const painted = firstPaint();
      startApp();
      expect(appearance(), JSON.stringify(value)).toEqual(painted);
    }
  });

  test('a dark theme without readable colours has those of the default theme colour', () => {
    store(storageKeys.settings, { theme: 'dark' });
    for (const accent of [undefined, null, 'red', { toString: 1 }]) {
      store(storageKeys.boot, { theme: 'dark', accentDark: accent, inkDark: accent });
      const painted = firstPaint();
      startApp();
      expect(appearance(), JSON.stringify(accent)).toEqual(painted);
    }
  });

  test.each(['', '{', 'null', '7', '"dark"', '[]', 'true', '{"theme":"dark"', '\u0000'])(
    'shows the defaults, and breaks nothing, when %j is stored',
    (text) => {
      for (const key of [storageKeys.boot, storageKeys.settings, storageKeys.preferences]) store(key, text);
      const painted = firstPaint();
      startApp();
      expect(appearance()).toEqual(painted);
      expect(painted).toMatchObject({ arco: null, accent: '#165DFF', lang: 'zh-CN', htmlClasses: [] });
    },
  );

  test('shows the defaults when storage is forbidden', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const painted = firstPaint();
    startApp();
    expect(appearance()).toEqual(painted);
    forbidden.mockRestore();
  });

  test('what it got wrong, because its note is out of date, the app puts right', () => {
    store(storageKeys.boot, {
      theme: 'dark',
      accentDark: '#AABBCC',
      inkDark: '#1C2127',
      colorWeak: true,
      locale: 'en-US',
    });
    expect(firstPaint()).toMatchObject({ arco: 'dark', htmlClasses: ['app-color-weak'], lang: 'en-US' });
    startApp();
    expect(appearance()).toMatchObject({ arco: null, bodyClasses: [], htmlClasses: [], lang: 'zh-CN' });
    expect(firstPaint()).toMatchObject({ arco: null, htmlClasses: [], lang: 'zh-CN' });
  });
});

describe('the appearance of the running app', () => {
  test('changes at once with the settings, and is noted for the next visit', () => {
    const { settings } = startApp();
    settings.update({ theme: 'dark', colorWeak: true, themeColor: '#F7BA1E' });
    const shown = appearance();
    expect(shown).toMatchObject({ arco: 'dark', bodyClasses: ['bp6-dark'], htmlClasses: ['app-color-weak'] });
    expect(firstPaint()).toEqual(shown);
    settings.update({ theme: 'light' });
    expect(appearance()).toMatchObject({ arco: null, bodyClasses: [] });
  });

  test('turns with the system while it is followed, and stays when it is not', () => {
    const { settings, preferences } = startApp();
    systemIsDark = true;
    tellSystem();
    expect(settings.theme).toBe('light');
    preferences.setFollowSystem(true);
    expect(appearance().arco).toBe('dark');
    systemIsDark = false;
    tellSystem();
    expect(appearance().arco).toBeNull();
  });

  describe('the empty frame', () => {
    /** The frame that boot.js shows at an address, in pixels; '' if none. */
    function frameAt(address: string) {
      history.replaceState(null, '', address);
      firstPaint();
      const { style } = document.documentElement;
      return [style.getPropertyValue('--app-early-navbar'), style.getPropertyValue('--app-early-menu')];
    }

    beforeEach(() => {
      document.cookie = 'auth_token=token-1; path=/';
    });
    afterEach(() => {
      document.cookie = 'auth_token=; path=/; max-age=0';
      history.replaceState(null, '', '/');
    });

    test('stands around every page of whoever is logged in, as the settings have it', () => {
      for (const [settings, expected] of [
        [{}, ['52px', '208px']],
        [{ menuCollapse: true }, ['52px', '52px']],
        [{ menuWidth: 320, navbar: false }, ['0px', '320px']],
        [{ topMenu: true }, ['52px', '0px']],
        [{ menu: false }, ['52px', '0px']],
      ] as const) {
        localStorage.clear();
        store(storageKeys.settings, settings);
        startApp();
        expect(frameAt('/overview/index?project=p1'), JSON.stringify(settings)).toEqual(expected);
      }
      expect(frameAt('/create')).toEqual(['52px', '0px']);
    });

    test('does not stand where nobody is logged in, nor around what is open to all', () => {
      startApp();
      for (const path of ['/invite', '/notifications/answer', '/shared/abc']) {
        expect(isOpenPath(path)).toBe(true);
        expect(frameAt(path), path).toEqual(['', '']);
      }
      document.cookie = 'auth_token=; path=/; max-age=0';
      expect(frameAt('/overview/index')).toEqual(['', '']);
    });

    test.each([null, 7, 'wide', [], { navbarPx: 'yes', menuPx: 'wide' }, { navbarPx: -1, menuPx: -20 }])(
      'is left out when its note is %j',
      (frame) => {
        store(storageKeys.boot, { frame });
        expect(frameAt('/overview/index')).toEqual(['0px', '0px']);
      },
    );

    test('leaves room for a page, whatever its note says', () => {
      store(storageKeys.boot, { frame: { navbarPx: 52, menuPx: 99_999 } });
      expect(frameAt('/overview/index')).toEqual(['52px', '400px']);
    });
  });
});
