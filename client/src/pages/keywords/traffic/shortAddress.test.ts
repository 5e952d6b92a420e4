import { expect, test } from 'vitest';
import { folderSteps, shortAddress } from './shortAddress.ts';

test('addresses are written as people read them; what cannot be decoded stays', () => {
  expect(shortAddress('https://a.example/%E7%BB%AD%E8%88%AA?x=1')).toBe('a.example/续航?x=1');
  expect(shortAddress('https://a.example/%E7%')).toBe('a.example/%E7%');
});

test('the way to a folder begins with its host', () => {
  expect(folderSteps('https://a.example/b/c/')).toEqual([
    { label: 'a.example', folder: 'https://a.example/' },
    { label: 'b', folder: 'https://a.example/b/' },
    { label: 'c', folder: 'https://a.example/b/c/' },
  ]);
  expect(folderSteps('')).toEqual([]);
});
