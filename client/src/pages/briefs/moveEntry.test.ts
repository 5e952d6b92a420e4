import { expect, test } from 'vitest';
import { freeId, moveEntry } from './moveEntry.ts';

test('an entry changes places with its neighbour and stays at the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveEntry(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('a new entry takes an id that is free', () => {
  expect(freeId([])).toBe('own-1');
  expect(freeId([{ id: 'own-2' }])).toBe('own-3');
});
