import { stableId } from './stableId.ts';

/** A brand's id, the same however its name is cased, so that labels and definitions of different imports meet. */
export function brandId(name: string): string {
  return stableId('brand', name.normalize('NFKC').trim().toLowerCase());
}
