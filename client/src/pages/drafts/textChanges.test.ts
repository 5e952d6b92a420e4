import { expect, test } from 'vitest';
import { textChanges } from './textChanges.ts';

test('lines that stay, go and come', () => {
  expect(textChanges('a\nb\nc', 'a\nB\nc\n')).toEqual([
    { kind: 'same', lines: ['a'] },
    { kind: 'removed', lines: ['b'] },
    { kind: 'added', lines: ['B'] },
    { kind: 'same', lines: ['c'] },
  ]);
});

test('from nothing, to nothing, and the same', () => {
  expect(textChanges('', 'a')).toEqual([{ kind: 'added', lines: ['a'] }]);
  expect(textChanges('a', '')).toEqual([{ kind: 'removed', lines: ['a'] }]);
  expect(textChanges('a', 'a\n')).toEqual([{ kind: 'same', lines: ['a'] }]);
});
