import { stableId } from './stableId.ts';

/** A brand's id, independent of the name's case, so that labels and definitions of different imports match. */
export function brandId(name: string): string {
  return stableId('brand', name.normalize('NFKC').trim().toLowerCase());
}
