import { describe, expect, it } from 'vitest';
import { isThin, isThinPrompt, isWeakInterval } from './thinData.ts';

describe('isThin', () => {
  it.each([
    [5, 30, false],
    [4, 3000, true],
    [500, 29, true],
    [0, 0, true],
  ])('with %i prompts and %i answers is %s', (k, n, thin) => {
    expect(isThin({ k, n })).toBe(thin);
  });
});

describe('isThinPrompt', () => {
  it('looks at the answers only: a prompt is one prompt', () => {
    expect([29, 30].map((n) => isThinPrompt({ n }))).toEqual([true, false]);
  });
});

describe('isWeakInterval', () => {
  it.each([
    [0.1, 20, true],
    [0.95, 12, true],
    [0.1, 21, false],
    [0.3, 10, false],
  ])('at rate %f with %i prompts is %s', (value, k, weak) => {
    expect(isWeakInterval({ value, k, n: 400, low: value / 2, high: 1 })).toBe(weak);
  });

  it('does not take an interval of all rates, as of a single prompt, for too narrow', () => {
    expect(isWeakInterval({ value: 1, k: 1, n: 1, low: 0, high: 1 })).toBe(false);
  });
});
