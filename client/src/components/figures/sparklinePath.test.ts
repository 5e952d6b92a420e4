import { describe, expect, it } from 'vitest';
import { sparkline } from './sparklinePath.ts';

describe('sparkline', () => {
  it('fills its box from the lowest to the highest point', () => {
    expect(sparkline([0, 1, 0.5], 20, 10)).toEqual({ path: 'M0 10L10 0L20 5', last: { x: 20, y: 5 } });
  });

  it('breaks the line where there is no data', () => {
    expect(sparkline([0, 1, null, 0, 1], 40, 10).path).toBe('M0 10L10 0M30 10L40 0');
  });

  it('draws a flat series through the middle and nothing for nothing', () => {
    expect(sparkline([3, 3], 10, 10).path).toBe('M0 5L10 5');
    expect(sparkline([null, null], 10, 10)).toEqual({ path: '', last: null });
  });
});
