import { describe, expect, it } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

const of = (places: readonly number[], height = 14) => places.map((place) => ({ place, height }));

describe('spreadLabels', () => {
  it('leaves labels alone that do not touch', () => {
    expect(spreadLabels(of([10, 50, 90]), 0, 100)).toEqual([10, 50, 90]);
  });

  it('pushes touching labels apart, in the order they came', () => {
    expect(spreadLabels(of([20, 10, 12]), 0, 100)).toEqual([38, 10, 24]);
  });

  it('keeps all inside', () => {
    expect(spreadLabels(of([98, 99, 100]), 0, 100)).toEqual([72, 86, 100]);
  });

  it('gives a label of several lines more room, and no other one', () => {
    const wanted = [...of([10, 12]), { place: 14, height: 42 }, ...of([90])];
    expect(spreadLabels(wanted, 0, 100)).toEqual([10, 24, 52, 90]);
  });

  it('lets labels come closer where they do not fit, and none leave the picture', () => {
    expect(spreadLabels(of([50, 50, 50, 50, 50], 50), 0, 100)).toEqual([0, 25, 50, 75, 100]);
  });
});
