import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './niceTicks.ts';

describe('niceTicks', () => {
  it.each([
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0.62, [0, 0.2, 0.4, 0.6, 0.8]],
    [0.07, [0, 0.02, 0.04, 0.06, 0.08]],
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
  ])('for %d', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks);
  });

  it('gives at most five ticks that cover the highest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (max) => {
        const ticks = niceTicks(max);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-6));
      }),
    );
  });
});
