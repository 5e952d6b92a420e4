import { expect, test } from 'vitest';
import { readableAddress, readableUrl } from './readableUrl.ts';

test.each([
  ['https://a.example/%E7%BB%AD%E8%88%AA?x=1', 'a.example/续航?x=1'],
  ['http://www.a.example/b/', 'a.example/b/'],
  ['https://www.com/a.b', 'www.com/a.b'],
  ['a.example/b', 'a.example/b'],
  // What cannot be decoded is unchanged.
  ['https://a.example/%E7%', 'a.example/%E7%'],
  ['', ''],
])('%j is written %j', (url, text) => {
  expect(readableUrl(url)).toBe(text);
});

test('what would hide or turn round the rest stays encoded', () => {
  expect(readableUrl('https://a.example/%E2%80%AEfdp.exe')).toBe('a.example/%E2%80%AEfdp.exe');
  expect(readableAddress('a%20b')).toBe('a%20b');
  expect(readableAddress('%E4%B8%AD/')).toBe('中/');
});
