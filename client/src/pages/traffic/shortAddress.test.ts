import { expect, test } from 'vitest';
import { folderSteps, nameIn, shortAddress } from './shortAddress.ts';

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

test('what stands in a folder is named from there on', () => {
  expect(nameIn('', 'https://a.example/')).toBe('a.example/');
  expect(nameIn('https://a.example/', 'https://a.example/b/')).toBe('b/');
  expect(nameIn('https://a.example/', 'https://a.example')).toBe('/');
  expect(nameIn('https://a.example/', 'https://a.example?x=1')).toBe('?x=1');
});
