import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';

/** The properties of brands that the analysis depends on, serialised for comparison and as a cache key. */
export function brandsKey(brands: readonly BrandDefinition[]): string {
  // Arrays, because brand files may list fields in any order.
  return JSON.stringify(
    brands.map(({ id, name, names, own, aliases, match_case: matchCase, domains }) => {
      // A table holds its brands with their display names.
      const shown = names === undefined ? [] : [[names.zh ?? null, names.en ?? null]];
      return [id, name, own, aliases, matchCase, domains, ...shown];
    }),
  );
}

/** Whether answers are counted equally under both. */
export function sameBrands(some: readonly BrandDefinition[], others: readonly BrandDefinition[]): boolean {
  return some === others || brandsKey(some) === brandsKey(others);
}
