import { NAME_LANGUAGES } from '../analysis/naming/names.ts';
import type { NameLanguage, Names } from '../analysis/naming/names.ts';

/** Names in each language as they are typed: empty where readers have the recorded one. */
export type TypedNames = Readonly<Record<NameLanguage, string>>;

/** Names that say something: none that is empty, or the recorded one again. */
export function realNames(name: string, typed: TypedNames): Names {
  const said = NAME_LANGUAGES.filter((language) => typed[language] !== '' && typed[language] !== name);
  return Object.fromEntries(said.map((language) => [language, typed[language]]));
}
