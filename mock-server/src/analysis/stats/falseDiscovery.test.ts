import { expect, it } from 'vitest';
import { falseDiscovery } from './falseDiscovery.ts';

it('believes the small p values up to the last one under its own line', () => {
  expect(falseDiscovery([0.001, 0.2, 0.03, 0.04, 0.9], 0.1)).toEqual([true, false, true, true, false]);
});

it('believes none of many middling ones, and nothing of nothing', () => {
  expect(falseDiscovery([0.04, 0.5, 0.6, 0.7], 0.1)).toEqual([false, false, false, false]);
  expect(falseDiscovery([], 0.1)).toEqual([]);
});
