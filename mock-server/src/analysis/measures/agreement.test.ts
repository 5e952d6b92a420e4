import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jaccard, pairwiseAgreement } from './agreement.ts';

/** Brute force over every pair. */
function pairByPair(masks: readonly number[]): number {
  let sum = 0;
  masks.forEach((mask, i) => {
    for (const other of masks.slice(i + 1)) sum += jaccard(mask, other);
  });
  return sum;
}

test.each([
  ['eight brands', 255],
  ['thirty-two brands', 2 ** 32 - 1],
])('the agreement of runs is the sum over all pairs of them, with %s', (_, max) => {
  fc.assert(
    fc.property(fc.array(fc.nat(max), { maxLength: 60 }), (masks) => {
      // Neighbouring values are not part of the runs.
      const column = Uint32Array.from([7, ...masks, 7]);
      expect(pairwiseAgreement(column, 1, masks.length + 1)).toBeCloseTo(pairByPair(masks), 9);
    }),
  );
});
