import type { BrandDefinition } from '../../analysis/types.ts';

/** What of the brands the analysis of answers depends on, as a text to compare or to keep things under. */
export function brandsKey(brands: readonly BrandDefinition[]): string {
  // As lists: the files brands are read from may name their fields in any order.
  return JSON.stringify(
    brands.map(({ id, name, own, aliases, match_case: matchCase, domains }) => {
      return [id, name, own, aliases, matchCase, domains];
    }),
  );
}

/** Whether answers are counted alike under both. */
export function sameBrands(some: readonly BrandDefinition[], others: readonly BrandDefinition[]): boolean {
  return some === others || brandsKey(some) === brandsKey(others);
}
