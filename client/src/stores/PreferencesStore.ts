import { makeAutoObservable, reaction } from 'mobx';
import * as v from 'valibot';
import { defaultLocale, locales } from '../i18n/locales.ts';
import type { Locale } from '../i18n/locales.ts';
import { objectOf } from '../lib/isPlainObject.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';

const preferencesSchema = v.object({
  locale: v.fallback(v.picklist(locales), defaultLocale),
  followSystem: v.fallback(v.boolean(), false),
});

function parseStored(stored: unknown): v.InferOutput<typeof preferencesSchema> {
  return v.parse(preferencesSchema, objectOf(stored));
}

/** The language of the browser tab that last chose one: names in shared storage are in that language. */
export function sharedLocale(storage: BrowserStorage): Locale {
  return parseStored(storage.readJson(storageKeys.preferences)).locale;
}

/** Preferences beyond the app settings, whose fields the specification fixes. */
export class PreferencesStore {
  locale: Locale;
  /** The theme follows the operating system; the `theme` setting is then derived from it. */
  followSystem: boolean;
  readonly #isFirstVisit: boolean;
  /** A theme or another appearance setting was chosen here. */
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
   * Sets defaults for a first visit through a link from a person or a mail: the visitor has chosen nothing, and the sender's language may
   * not be theirs. Uses the first supported language of their browser, English if it lists only others, and the theme of their system.
   * @param languages as listed by the browser, most preferred first
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
