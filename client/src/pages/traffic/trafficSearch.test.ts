import { expect, test } from 'vitest';
import { trafficSearch } from './trafficSearch.ts';

test('a folder is an https address that ends with a slash; anything else is all sites', () => {
  const folderOf = (folder: string) => trafficSearch.parse(new URLSearchParams({ folder })).folder;
  expect(folderOf('https://a.example/指南 & #1|x/')).toBe('https://a.example/指南 & #1|x/');
  expect(folderOf('javascript:alert(1)/')).toBe('');
  expect(folderOf('https://a.example/page')).toBe('');
});
