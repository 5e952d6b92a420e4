import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { loaders } from 'virtual:messages/index';
import { defaultLocale } from './locales.ts';
import type { Locale } from './locales.ts';
import type { MessageArea } from './MessageId.ts';

type Compiled = Readonly<Record<string, string | MessageFormatElement[]>>;

/**
 * A message without arguments as its single element. react-intl returns such an element at once; for a plain string it builds a cache key
 * from all options at each call, which is noticeable in a table of a thousand cells.
 */
function asElements(messages: Compiled): Compiled {
  const elements: Record<string, MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(messages)) {
    elements[id] = typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text;
  }
  return elements;
}

/**
 * The loaded texts and their language. A page names the areas that it needs. A language switch first loads the same areas in the new
 * language, so that nothing is shown half translated.
 */
export class CatalogStore {
  locale: Locale;
  messages: Compiled = {};
  readonly #areas = new Set<MessageArea>();
  readonly #loaded = new Map<string, Compiled>();
  #wanted: Locale;

  constructor(locale: Locale = defaultLocale) {
    this.locale = locale;
    this.#wanted = locale;
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true });
  }

  /** Loads the texts of these areas; rejects when they cannot be loaded. */
  async ensure(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    let locale;
    do {
      locale = this.#wanted;
      await this.load(locale, missing);
      // The language may have changed while loading.
    } while (locale !== this.#wanted);
    for (const area of missing) this.#areas.add(area);
    this.publish(locale);
  }

  /** Switches the language once its texts are loaded; the newest call wins. */
  async show(locale: Locale): Promise<void> {
    this.#wanted = locale;
    await this.load(locale, [...this.#areas]);
    if (this.#wanted === locale) this.publish(locale);
  }

  private async load(locale: Locale, areas: readonly MessageArea[]): Promise<void> {
    await Promise.all(
      areas.map(async (area) => {
        const key = `${locale}/${area}`;
        if (this.#loaded.has(key)) return;
        const loader = loaders[key];
        if (loader === undefined) throw new Error(`No texts for ${key}`);
        this.#loaded.set(key, asElements((await loader()).messages));
      }),
    );
  }

  private publish(locale: Locale): void {
    const entries = [...this.#areas].flatMap((area) => Object.entries(this.#loaded.get(`${locale}/${area}`) ?? {}));
    runInAction(() => {
      this.locale = locale;
      this.messages = Object.fromEntries(entries);
    });
  }
}
