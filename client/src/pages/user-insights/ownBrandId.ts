import type { BrandRef } from '../../api/reportSchemas.ts';

/** The brand a project is about; empty in a project without brands. */
export function ownBrandId(brands: readonly BrandRef[]): string {
  return (brands.find(({ own }) => own) ?? brands[0])?.id ?? '';
}
