import { describe, expect, it } from 'vitest';
import { studentTCdf, studentTQuantile, tQuantile } from './studentT.ts';

describe('studentTQuantile', () => {
  it.each([
    [0.975, 1, 12.7062047362],
    [0.975, 2, 4.3026527297],
    [0.975, 4, 2.7764451052],
    [0.975, 9, 2.2621571628],
    [0.975, 30, 2.0422724563],
    [0.975, 120, 1.9799304051],
    [0.9, 1, 3.0776835372],
    [0.9, 5, 1.4758840488],
    [0.9, 49, 1.2990687847],
    [0.995, 3, 5.8409093097],
  ])('matches the printed table at %f with %i degrees of freedom', (probability, df, expected) => {
    expect(studentTQuantile(probability, df)).toBeCloseTo(expected, 8);
  });

  it('approaches the normal quantile', () => {
    expect(studentTQuantile(0.975, 1e7)).toBeCloseTo(1.959964, 5);
  });

  it('is antisymmetric and inverts the distribution function, for broken degrees of freedom too', () => {
    expect(studentTQuantile(0.025, 7.3)).toBeCloseTo(-studentTQuantile(0.975, 7.3), 12);
    for (const df of [0.7, 1, 2.5, 17.25, 400]) {
      for (const probability of [0.5, 0.6, 0.9, 0.975, 0.999]) {
        expect(studentTCdf(studentTQuantile(probability, df), df)).toBeCloseTo(probability, 9);
      }
    }
  });

  it('refuses what is no probability', () => {
    expect(() => studentTQuantile(1, 3)).toThrow(RangeError);
    expect(() => studentTQuantile(0.5, 0)).toThrow(RangeError);
  });
});

describe('tQuantile', () => {
  it('remembers, keeps probabilities apart and never gives the narrower interval', () => {
    expect(tQuantile(0.975, 9)).toBeCloseTo(2.2621571628, 8);
    expect(tQuantile(0.9, 9)).toBeCloseTo(1.3830287384, 8);
    expect(tQuantile(0.975, 9.05)).toBeGreaterThanOrEqual(studentTQuantile(0.975, 9.05));
  });
});
