import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

const rows = [
  { id: 'a', n: 2, text: '乙' },
  { id: 'b', n: null, text: '甲' },
  { id: 'c', n: 10, text: '甲' },
];
const ids = (key: 'n' | 'text', order: 'asc' | 'desc') =>
  sortRows(rows, { key, order }, (row, by) => row[by]).map(({ id }) => id);

test('numbers by size, and rows without one last either way', () => {
  expect(ids('n', 'asc')).toEqual(['a', 'c', 'b']);
  expect(ids('n', 'desc')).toEqual(['c', 'a', 'b']);
});

test('equal rows stay as they were', () => {
  expect(ids('text', 'asc').indexOf('b')).toBeLessThan(ids('text', 'asc').indexOf('c'));
});
