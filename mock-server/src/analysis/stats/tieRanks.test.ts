import { describe, expect, it } from 'vitest';
import { tieRanks } from './tieRanks.ts';

describe('tieRanks', () => {
  it('lets a thing share the rank of the one above when it is not really behind', () => {
    const ahead = new Set(['1>2', '3>4']);
    const ranks = tieRanks(5, (above, below) => ahead.has(`${String(above)}>${String(below)}`));
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5]);
    expect(ranks.map(({ tied }) => tied)).toEqual([true, true, true, true, false]);
  });

  it('does not chain small steps: nobody is tied with one who is really ahead', () => {
    const values = [0.7, 0.6, 0.5, 0.4, 0.3];
    const ranks = tieRanks(5, (above, below) => (values[above] ?? 0) - (values[below] ?? 0) > 0.15);
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5]);
  });

  it('gives nothing for nothing and rank 1, untied, for one', () => {
    expect(tieRanks(0, () => false)).toEqual([]);
    expect(tieRanks(1, () => false)).toEqual([{ rank: 1, tied: false }]);
  });
});
