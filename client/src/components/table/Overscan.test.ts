import { expect, test } from 'vitest';
import { Overscan } from './Overscan.ts';

const range = (startIndex: number) => ({ startIndex, endIndex: startIndex + 9, overscan: 3, count: 1000 });
const ends = (places: readonly number[]) => [places[0], places.at(-1)];

test('rows around those in sight stand ready while one scrolls, and after a jump once it is over', () => {
  const around = new Overscan();
  expect(ends(around.placesOf(range(0), 0))).toEqual([0, 12]);
  expect(ends(around.placesOf(range(8), 10))).toEqual([5, 20]);
  expect(ends(around.placesOf(range(500), 20))).toEqual([500, 509]);
  expect(ends(around.placesOf(range(501), 60))).toEqual([501, 510]);
  expect(ends(around.placesOf(range(501), 200))).toEqual([498, 513]);
});
