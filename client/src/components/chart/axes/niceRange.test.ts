import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceRange } from './niceRange.ts';

describe('niceRange', () => {
  it('stays close around what is drawn', () => {
    expect(niceRange(44.2, 47.9)).toEqual([44, 45, 46, 47, 48]);
    expect(niceRange(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  });

  it('gives an axis even where nothing moves', () => {
    expect(niceRange(5, 5)).toEqual([4, 5, 6]);
  });

  it('holds both ends with two to five ticks', () => {
    const value = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(value, fc.double({ min: 1e-3, max: 200, noNaN: true }), (low, width) => {
        const ticks = niceRange(low, low + width);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks[0]).toBeLessThanOrEqual(low + width * 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + width - width * 1e-6);
      }),
    );
  });
});
