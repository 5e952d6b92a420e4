import { nameIn, otherNames } from '#server/analysis/naming/definitionIn.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import type { ProjectEntry } from './ProjectEntry.ts';

/** Other names of a listed project and its brand than those in a language, for search. @param language null: as recorded */
export function otherNamesOf(entry: ProjectEntry, language: NameLanguage | null): string[] {
  if (language === null) return [];
  const { brand, brand_names: names } = entry;
  return [
    ...new Set([...otherNames(entry, language), ...otherNames({ name: brand, ...(names && { names }) }, language)]),
  ];
}

/** A listed project with its names in a language. @param language null: as recorded */
export function entryIn<T extends ProjectEntry>(entry: T, language: NameLanguage | null): T {
  if (language === null) return entry;
  const { brand, brand_names: names } = entry;
  return {
    ...entry,
    name: nameIn(entry, language),
    brand: nameIn({ name: brand, ...(names && { names }) }, language),
  };
}
