import type { BrandRef } from '#client/api/reportSchemas.ts';

/** The brand whose figures these are. */
export function ownBrandId(brands: readonly BrandRef[]): string {
  return (brands.find(({ own }) => own) ?? brands[0])?.id ?? '';
}
