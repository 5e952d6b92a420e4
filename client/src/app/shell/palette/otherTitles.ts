import { loaders } from 'virtual:messages/index';
import { locales } from '#client/i18n/locales.ts';
import type { Locale } from '#client/i18n/locales.ts';

type Titles = Readonly<Record<string, string>>;

/** The argument-free texts of the shell in the other languages, so that a page is found by either title. */
export async function otherTitles(shown: Locale): Promise<Titles[]> {
  const others = locales.filter((locale) => locale !== shown);
  const wanted = others.flatMap((locale) => loaders[`${locale}/shell`] ?? []);
  const catalogues = await Promise.all(wanted.map((load) => load()));
  return catalogues.map(({ messages }) =>
    Object.fromEntries(
      Object.entries(messages).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])),
    ),
  );
}
