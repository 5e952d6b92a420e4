import type { BrandRef } from '#client/api/reportSchemas.ts';

/** The own brand of a project. */
export function ownBrand(brands: readonly BrandRef[]): BrandRef | undefined {
  return brands.find(({ own }) => own) ?? brands[0];
}

/** The id of the own brand; empty in a project without brands. */
export function ownBrandId(brands: readonly BrandRef[]): string {
  return ownBrand(brands)?.id ?? '';
}
