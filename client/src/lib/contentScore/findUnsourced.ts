import { isAttributed, isQuoted, readClaims } from './claims/readClaims.ts';
import type { Claims } from './claims/readClaims.ts';
import { readDocument } from './text/readDocument.ts';
import type { UnsourcedClaim } from './types.ts';

/** Like `findUnsourced`, for claims that are already read. */
export function unsourcedOf({ figures, sourced, quotations }: Claims): UnsourcedClaim[] {
  const claims: UnsourcedClaim[] = [];
  for (const [i, inSentence] of figures.entries()) {
    if (sourced[i] === true) continue;
    for (const figure of inSentence) {
      if (!isQuoted(figure, quotations)) claims.push({ start: figure.start, end: figure.end, kind: 'statistic' });
    }
  }
  for (const quotation of quotations) {
    if (!isAttributed(quotation, sourced)) {
      claims.push({ start: quotation.start, end: quotation.end, kind: 'quotation' });
    }
  }
  return claims.sort((a, b) => a.start - b.start);
}

/** Figures with a unit, and quotations, in sentences without a source. Publishing requires that there are none. */
export function findUnsourced(text: string): UnsourcedClaim[] {
  return unsourcedOf(readClaims(readDocument(text)));
}
