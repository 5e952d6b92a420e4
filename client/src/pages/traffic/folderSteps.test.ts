import { expect, test } from 'vitest';
import { folderSteps, nameIn } from './folderSteps.ts';

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
