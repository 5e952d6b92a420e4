import { describe, expect, it } from 'vitest';
import { allRows, tableForTest } from '#server/testing/tableForTest.ts';
import { otherDefinitions } from './otherDefinitions.ts';

describe('otherDefinitions', () => {
  const table = tableForTest([
    { named: 'A' },
    { named: 'BA', prompt: 1 },
    { named: 'BC', prompt: 1 },
    { named: '', prompt: 2 },
    { named: 'A', status: 'refused' },
  ]);
  const others = otherDefinitions(table, allRows(table), 0);

  it('counts a plain rate', () => {
    expect(others.plainRate).toMatchObject({ numerator: 2, denominator: 4 });
  });

  it('discounts by place as Rankscale and Evertune do', () => {
    expect(others.rankscale).toBeCloseTo(0.5 / 1.05, 12);
    expect(others.evertune?.value).toBeCloseTo((1 + 0.9) / 4, 12);
  });

  it('knows three shares of voice', () => {
    expect(others.shareOfTracked).toMatchObject({ numerator: 2, denominator: 5 });
    expect(others.shareOfNaming).toMatchObject({ numerator: 2, denominator: 3 });
    expect(others.shareAgainst.get(1)).toMatchObject({ numerator: 2, denominator: 3 });
    expect(others.shareAgainst.get(2)).toMatchObject({ numerator: 2, denominator: 3 });
    expect(others.shareAgainst.has(0)).toBe(false);
  });

  it('has no data without answers, and 0 for a brand nobody names', () => {
    const none = otherDefinitions(table, new Uint32Array(0), 0);
    expect(none).toMatchObject({ plainRate: null, rankscale: null, evertune: null, shareOfNaming: null });
    const silent = tableForTest([{ named: 'B' }]);
    expect(otherDefinitions(silent, allRows(silent), 0)).toMatchObject({ rankscale: 0, evertune: { value: 0 } });
  });
});
