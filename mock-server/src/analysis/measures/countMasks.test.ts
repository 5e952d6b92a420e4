import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMasks } from './countMasks.ts';

function plainly(masks: readonly number[]): [number, number][] {
  const distinct = [...new Set(masks)].sort((a, b) => a - b);
  return distinct.map((mask) => [mask, masks.filter((other) => other === mask).length]);
}

function counted(masks: readonly number[], around: number): [number, number][] {
  const padding = Array<number>(around).fill(7);
  const {
    distinct,
    masks: found,
    counts,
  } = countMasks(Uint32Array.from([...padding, ...masks, ...padding]), around, around + masks.length);
  return Array.from({ length: distinct }, (_, i) => [found[i] ?? -1, counts[i] ?? -1]);
}

test('sets of brands are counted in order, however many and however large they are', () => {
  const some = fc
    .constantFrom(3, 255, 256, 4095, 0xffff_ffff)
    .chain((max) => fc.array(fc.oneof(fc.nat(8), fc.integer({ min: 0, max })), { maxLength: 80 }));
  fc.assert(
    fc.property(some, fc.nat(3), (masks, around) => {
      expect(counted(masks, around)).toEqual(plainly(masks));
    }),
  );
});

test('more sets than there is room for at first', () => {
  const masks = Array.from({ length: 3000 }, (_, i) => (i * 7919) % 2000);
  expect(counted(masks, 0)).toEqual(plainly(masks));
});
