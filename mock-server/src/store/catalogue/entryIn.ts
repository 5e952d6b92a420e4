import { nameIn } from '../../analysis/naming/definitionIn.ts';
import type { NameLanguage } from '../../analysis/types.ts';
import type { ProjectEntry } from './ProjectCatalogue.ts';

/** A listed project under the names of a reader's language. @param language null: as it is recorded */
export function entryIn<T extends ProjectEntry>(entry: T, language: NameLanguage | null): T {
  if (language === null) return entry;
  const { brand, brand_names: names } = entry;
  return {
    ...entry,
    name: nameIn(entry, language),
    brand: nameIn({ name: brand, ...(names && { names }) }, language),
  };
}
