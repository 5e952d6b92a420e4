import type { BrandRef } from '#client/api/reportSchemas.ts';
import styles from './brandColors.module.scss';

/** Number of competitor colours before they repeat. */
const RIVAL_COLORS = 8;

/** Index of a competitor's colour, from 1; the own brand is 0 and takes the accent. */
export function seriesIndex(brand: Pick<BrandRef, 'own' | 'order'>): number {
  return brand.own ? 0 : ((Math.max(1, brand.order) - 1) % RIVAL_COLORS) + 1;
}

/** How often the colours were used up before this competitor: 0 for the first eight. */
export function colorRound({ own, order }: Pick<BrandRef, 'own' | 'order'>): number {
  return own ? 0 : Math.floor((Math.max(1, order) - 1) / RIVAL_COLORS);
}

/** The class that sets `--app-brand` to the colour of this brand. */
export function brandClass(brand: Pick<BrandRef, 'own' | 'order'> | undefined): string {
  if (brand === undefined) return '';
  const index = seriesIndex(brand);
  return (index === 0 ? styles['own'] : styles[`rival${String(index)}`]) ?? '';
}
