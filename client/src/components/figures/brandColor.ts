import type { BrandRef } from '#client/api/reportSchemas.ts';
import styles from './brandColors.module.scss';

/** Number of competitor colours before they repeat. */
const RIVAL_COLORS = 8;

/** Index of a competitor's colour, from 1; the own brand is 0 and takes the accent. */
export function seriesIndex(brand: Pick<BrandRef, 'own' | 'order'>): number {
  return brand.own ? 0 : ((Math.max(1, brand.order) - 1) % RIVAL_COLORS) + 1;
}

/** The class that sets `--app-brand` to the colour of this brand. */
export function brandClass(brand: Pick<BrandRef, 'own' | 'order'> | undefined): string {
  if (brand === undefined) return '';
  const index = seriesIndex(brand);
  return (index === 0 ? styles['own'] : styles[`rival${String(index)}`]) ?? '';
}
