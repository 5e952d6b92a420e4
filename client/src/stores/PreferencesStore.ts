import { makeAutoObservable, reaction } from 'mobx';
import * as v from 'valibot';
import { objectOf } from '../lib/isPlainObject.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import { defaultLocale, locales } from '../i18n/locales.ts';
import type { Locale } from '../i18n/locales.ts';

const preferencesSchema = v.object({
  locale: v.fallback(v.picklist(locales), defaultLocale),
  followSystem: v.fallback(v.boolean(), false),
});

function parseStored(stored: unknown): v.InferOutput<typeof preferencesSchema> {
  return v.parse(preferencesSchema, objectOf(stored));
}

/** The language of the browser tab that was last to choose one: what all tabs share is in its names. */
export function sharedLocale(storage: BrowserStorage): Locale {
  return parseStored(storage.readJson(storageKeys.preferences)).locale;
}

/** What a person prefers beyond the app settings, whose fields the specification fixes. */
export class PreferencesStore {
  locale: Locale;
  /** The theme follows the operating system's; the `theme` setting is then set from it. */
  followSystem: boolean;
  readonly #isFirstVisit: boolean;
  /** A theme, or something else of how the app looks, was chosen here. */
  readonly #hasSettings: boolean;

  constructor(storage: BrowserStorage) {
    const stored = storage.readJson(storageKeys.preferences);
    const parsed = parseStored(stored);
    this.locale = parsed.locale;
    this.followSystem = parsed.followSystem;
    this.#isFirstVisit = stored === null;
    this.#hasSettings = storage.readJson(storageKeys.settings) !== null;
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(
      () => ({ locale: this.locale, followSystem: this.followSystem }),
      (preferences) => {
        storage.writeJson(storageKeys.preferences, preferences);
      },
    );
  }

  setLocale(locale: Locale): void {
    this.locale = locale;
  }

  /**
   * Of somebody who was never here and comes by a link from a person or a mail: they chose nothing, and what the sender reads may
   * not be what they read. The first of their browser's languages that there is; English where it names others only; and the theme
   * of their system.
   * @param languages as the browser names them, dearest first
   */
  suggestDefaults(languages: readonly string[]): void {
    if (!this.#isFirstVisit) return;
    const found = languages
      .map((language) => locales.find((locale) => language.slice(0, 2).toLowerCase() === locale.slice(0, 2)))
      .find((locale) => locale !== undefined);
    if (languages.length > 0) this.locale = found ?? 'en-US';
    if (!this.#hasSettings) this.followSystem = true;
  }

  setFollowSystem(follow: boolean): void {
    this.followSystem = follow;
  }
}
