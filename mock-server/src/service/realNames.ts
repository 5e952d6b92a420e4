import { NAME_LANGUAGES } from '../analysis/naming/names.ts';
import type { NameLanguage, Names } from '../analysis/naming/names.ts';

/** Typed names per language: empty for the recorded one. */
export type TypedNames = Readonly<Record<NameLanguage, string>>;

/** Keeps names that are neither empty nor equal to the recorded one. */
export function realNames(name: string, typed: TypedNames): Names {
  const said = NAME_LANGUAGES.filter((language) => typed[language] !== '' && typed[language] !== name);
  return Object.fromEntries(said.map((language) => [language, typed[language]]));
}
