import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';

/** What of the brands the analysis of answers depends on, as a text to compare or to keep things under. */
export function brandsKey(brands: readonly BrandDefinition[]): string {
  // As lists: the files brands are read from may name their fields in any order.
  return JSON.stringify(
    brands.map(({ id, name, names, own, aliases, match_case: matchCase, domains }) => {
      // A table holds the brands it was counted under, with what readers call them.
      const shown = names === undefined ? [] : [[names.zh ?? null, names.en ?? null]];
      return [id, name, own, aliases, matchCase, domains, ...shown];
    }),
  );
}

/** Whether answers are counted alike under both. */
export function sameBrands(some: readonly BrandDefinition[], others: readonly BrandDefinition[]): boolean {
  return some === others || brandsKey(some) === brandsKey(others);
}
