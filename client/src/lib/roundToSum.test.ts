import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToSum } from './roundToSum.ts';

const units = (values: readonly number[], decimals: number): number =>
  values.reduce((sum, value) => sum + Math.round(value * 10 ** decimals), 0);

describe('roundToSum', () => {
  it('gives what is left to the parts that lose most by rounding', () => {
    expect(roundToSum([33.333, 33.333, 33.333], 100, 0)).toEqual([34, 33, 33]);
    expect(roundToSum([1.26, 1.27, 0.47], 3, 1)).toEqual([1.2, 1.3, 0.5]);
  });

  it('leaves parts alone that need no rounding', () => {
    expect(roundToSum([0.29, 0.57, -0.14], 0.72, 2)).toEqual([0.29, 0.57, -0.14]);
    expect(roundToSum([], 1, 1)).toEqual([]);
  });

  it('follows a total that rounding elsewhere has moved by a digit', () => {
    expect(units(roundToSum([1.04, 1.14], 2.3, 1), 1)).toBe(23);
    expect(units(roundToSum([1.04, 1.14], 2.1, 1), 1)).toBe(21);
  });

  it('adds up exactly, and moves no part by a digit or more from its value', () => {
    const part = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 3 }),
        (parts, decimals) => {
          const total = parts.reduce((sum, value) => sum + value, 0);
          const rounded = roundToSum(parts, total, decimals);
          const wanted = Math.round(Number((total * 10 ** decimals).toPrecision(12)));
          expect(units(rounded, decimals) - wanted).toBe(0);
          expect(rounded.some((value) => Object.is(value, -0))).toBe(false);
          for (const [index, value] of rounded.entries()) {
            expect(Math.abs(value - (parts[index] ?? 0))).toBeLessThanOrEqual(10 ** -decimals * (1 + 1e-6));
          }
        },
      ),
    );
  });
});
