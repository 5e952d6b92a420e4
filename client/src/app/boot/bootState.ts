import { inkOn, readableOn } from '../../lib/color.ts';
import { storageKeys } from '../../lib/storage.ts';
import type { BrowserStorage } from '../../lib/storage.ts';
import type { PreferencesStore } from '../../stores/PreferencesStore.ts';
import type { SettingsStore } from '../../stores/SettingsStore.ts';

/** Surfaces the accent must stand out from, as in styles/tokens.scss. */
const SURFACES = { light: '#FFFFFF', dark: '#1C2127' } as const;

/** The reader's theme colour as it is shown: changed just as far as text on that surface needs to be read. */
export function accentFor(themeColor: string, theme: 'light' | 'dark'): string {
  return readableOn(themeColor, SURFACES[theme]);
}

/** What public/boot.js needs before the first paint. */
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
  };
}

export function writeBootState(storage: BrowserStorage, settings: SettingsStore, preferences: PreferencesStore): void {
  storage.writeJson(storageKeys.boot, bootState(settings, preferences));
}
