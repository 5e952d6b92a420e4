import { expect, test } from 'vitest';
import { looksLike } from '../formats/looksLike.ts';
import { columnNames } from './columnLetters.ts';

// Far more than either takes, and far less than they took with quadratic scans of comments and names.
const ENOUGH_MS = 3000;

test.each([
  ['comments', `${'/*x*/'.repeat(10_000)}a\nb`],
  ['lines without anything', `[${'\n'.repeat(65_000)}x`],
])('what a file looks like is told at once where it begins with very many %s', (_what, start) => {
  const began = performance.now();
  expect(looksLike(start)).toBeNull();
  expect(performance.now() - began).toBeLessThan(ENOUGH_MS);
});

test('the columns of a very wide table are named at once, a second one of a name by its letters', () => {
  const wide = Array.from({ length: 200_000 }, (_, place) => `note ${String(place)}`);
  const began = performance.now();
  expect(columnNames(wide)).toEqual(wide);
  expect(performance.now() - began).toBeLessThan(ENOUGH_MS);
  expect(columnNames(['Answer', 'Date', ' Answer', 'note', 'note'])).toEqual([
    'Answer',
    'Date',
    'Answer (C)',
    'note',
    'note',
  ]);
});
