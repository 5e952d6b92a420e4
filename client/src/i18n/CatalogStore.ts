import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loaders } from 'virtual:messages/index';
import { defaultLocale } from './locales.ts';
import type { Locale } from './locales.ts';
import type { MessageArea } from './MessageId.ts';

type Compiled = Readonly<Record<string, string | MessageFormatElement[]>>;

/**
 * A text without arguments as the one element it is. react-intl gives such an element back at once; for a bare string it
 * builds a key of everything it knows at each call, which a table of a thousand cells feels.
 */
function asElements(messages: Compiled): Compiled {
  const elements: Record<string, MessageFormatElement[]> = {};
  for (const [id, text] of Object.entries(messages)) {
    elements[id] = typeof text === 'string' ? [{ type: TYPE.literal, value: text }] : text;
  }
  return elements;
}

/**
 * The texts now loaded, and the language they are shown in. A page names the areas it needs; a switch of language loads
 * the same areas in the other one first, so that nothing is ever shown half translated.
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

  /** Makes the texts of these areas available; rejects when they cannot be fetched. */
  async ensure(areas: readonly MessageArea[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    let locale;
    do {
      locale = this.#wanted;
      await this.load(locale, missing);
      // Another language may have been chosen meanwhile.
    } while (locale !== this.#wanted);
    for (const area of missing) this.#areas.add(area);
    this.publish(locale);
  }

  /** Switches the language once its texts are there; the newest wish wins. */
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
