import { describe, expect, it } from 'vitest';
import { contrast } from '#client/lib/color.ts';
import { heatColors, mixHex, thinHeatColor } from './heatScale.ts';

describe('heatScale', () => {
  it('mixes two colours', () => {
    expect(mixHex('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixHex('#102030', '#ffffff', 0)).toBe('#102030');
  });

  it.each([
    ['#ffffff', '#165dff'],
    ['#1c2127', '#4c86ff'],
    ['#ffffff', '#00b42a'],
  ])('keeps text readable everywhere between %s and %s', (surface, accent) => {
    for (let share = 0; share <= 1; share += 0.05) {
      const colors = heatColors(share, surface, accent);
      expect(contrast(colors?.background ?? '', colors?.ink ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('hints at the value of a thin cell, paler than any that may be relied on at the same place', () => {
    expect(thinHeatColor(0, '#ffffff', '#000000')).toBe('#ffffff');
    expect(thinHeatColor(1, '#ffffff', '#000000')).toBe('#a8a8a8');
    expect(thinHeatColor(7, '#ffffff', '#000000')).toBe('#a8a8a8');
    expect(thinHeatColor(0.5, '', '#000000')).toBeNull();
  });

  it('has no colours before the tokens are known', () => {
    expect(heatColors(0.5, '', '#165dff')).toBeNull();
  });
});
