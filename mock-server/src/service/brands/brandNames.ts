import type { BrandNames } from '#client/api/brandNamesSchemas.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';

/** Brands in request and reply. */
export function brandNames(brands: readonly BrandDefinition[]): readonly BrandNames[] {
  return brands.map(({ id, name, names, own, aliases, match_case, domains }) => {
    return { id, name, own, aliases: [...aliases], match_case, domains: [...domains], ...(names && { names }) };
  });
}
