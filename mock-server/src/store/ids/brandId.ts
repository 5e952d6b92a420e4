import { normalizeText } from '#client/lib/normalizeText.ts';
import { stableId } from './stableId.ts';

/** A brand's id, independent of the name's case, so that labels and definitions of different imports match. */
export function brandId(name: string): string {
  return stableId('brand', normalizeText(name, 'NFKC').trim().toLowerCase());
}
