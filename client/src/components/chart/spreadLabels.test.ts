import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

describe('spreadLabels', () => {
  it('leaves labels alone that do not touch', () => {
    expect(spreadLabels([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
  });

  it('pushes touching labels apart, in the order they came', () => {
    expect(spreadLabels([20, 10, 12], 14, 0, 100)).toEqual([38, 10, 24]);
  });

  it('keeps all inside', () => {
    expect(spreadLabels([98, 99, 100], 14, 0, 100)).toEqual([72, 86, 100]);
  });
});
