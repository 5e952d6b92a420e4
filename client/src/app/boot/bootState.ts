import { inkOn, readableOn } from '#client/lib/color.ts';
import { storageKeys } from '#client/lib/storage.ts';
import type { BrowserStorage } from '#client/lib/storage.ts';
import type { PreferencesStore } from '#client/stores/PreferencesStore.ts';
import type { SettingsStore } from '#client/stores/SettingsStore.ts';
import { FOLDED_MENU_PX, NAVBAR_PX } from '../shell/frameSizes.ts';

/** Surfaces that the accent needs contrast with, as in styles/tokens.scss. */
const SURFACES = { light: '#FFFFFF', dark: '#1C2127' } as const;

/** The reader's theme colour as displayed: adjusted only as far as the contrast of text on that surface requires. */
export function accentFor(themeColor: string, theme: 'light' | 'dark'): string {
  return readableOn(themeColor, SURFACES[theme]);
}

/** Sizes of the frame on wide windows; a top menu is rendered by the app. */
function earlyFrame({ navbar, menu, topMenu, menuCollapse, menuWidth }: SettingsStore) {
  const menuPx = menuCollapse ? FOLDED_MENU_PX : menuWidth;
  return { navbarPx: navbar ? NAVBAR_PX : 0, menuPx: menu && !topMenu ? menuPx : 0 };
}

/** The state that public/boot.js needs before the first paint. */
function bootState(settings: SettingsStore, preferences: PreferencesStore) {
  const [accentLight, accentDark] = [accentFor(settings.themeColor, 'light'), accentFor(settings.themeColor, 'dark')];
  return {
    theme: settings.theme,
    followSystem: preferences.followSystem,
    accentLight,
    accentDark,
    inkLight: inkOn(accentLight),
    inkDark: inkOn(accentDark),
    colorWeak: settings.colorWeak,
    locale: preferences.locale,
    frame: earlyFrame(settings),
  };
}

export function writeBootState(storage: BrowserStorage, settings: SettingsStore, preferences: PreferencesStore): void {
  storage.writeJson(storageKeys.boot, bootState(settings, preferences));
}
