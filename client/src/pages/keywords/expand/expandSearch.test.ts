import { expect, it } from 'vitest';
import { formatExpandSearch, parseExpandSearch } from './expandSearch.ts';

it.each([
  '',
  'ids=a%2C%7E%E8%B6%85%E5%85%85',
  'ids=a&intents=comparison%2Clocal&stages=use&personas=parent&constraints=budget&regions=CN-BJ&language=both&origin=search&new=1&q=%E8%B6%85+a&sort=seen.desc',
])('the address gives the same view again: %s', (text) => {
  expect(formatExpandSearch(parseExpandSearch(new URLSearchParams(text))).toString()).toBe(text);
});

it('what makes no sense in the address is left out', () => {
  const place = parseExpandSearch(
    new URLSearchParams('ids=,a,,a&intents=x,local&regions=Mars&language=fr&origin=y&sort=seen.up'),
  );
  expect(place).toMatchObject({
    ids: ['a'],
    intents: ['local'],
    regions: [],
    language: 'auto',
    origin: null,
    sort: null,
  });
});
