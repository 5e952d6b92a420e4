import type { Names } from '../analysis/naming/names.ts';

export const READER_LANGUAGES = ['zh', 'en'] as const;

/** Names in each language as they are typed: empty where readers have the recorded one. */
export interface TypedNames {
  readonly zh: string;
  readonly en: string;
}

/** Names that say something: none that is empty, or the recorded one again. */
export function realNames(name: string, typed: TypedNames): Names {
  const said = READER_LANGUAGES.filter((language) => typed[language] !== '' && typed[language] !== name);
  return Object.fromEntries(said.map((language) => [language, typed[language]]));
}
