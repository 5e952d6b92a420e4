import type { BrandRef } from '../../api/reportSchemas.ts';

/** The brand a project is about. */
export function ownBrand(brands: readonly BrandRef[]): BrandRef | undefined {
  return brands.find(({ own }) => own) ?? brands[0];
}

/** Its id; empty in a project without brands. */
export function ownBrandId(brands: readonly BrandRef[]): string {
  return ownBrand(brands)?.id ?? '';
}
