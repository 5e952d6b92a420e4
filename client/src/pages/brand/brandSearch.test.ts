import { expect, test } from 'vitest';
import { brandNames, formatBrandSearch, parseBrandSearch } from './brandSearch.ts';

const NOTHING = parseBrandSearch(new URLSearchParams());

test('an address without anything is the identity', () => {
  expect(NOTHING).toMatchObject({ tab: 'identity', theme: '', tone: null, verdict: null, gone: false });
  expect(formatBrandSearch(NOTHING).toString()).toBe('');
});

test.each([
  { tab: 'perception', theme: '价格 & 权益', brand: 'a|b#c', tone: 'negative' },
  { tab: 'facts', fact: 'x', error: 'x~CNY:1:2:exact', verdict: 'contradicted', gone: true },
  { tab: 'competitors' },
] as const)('%o survives the way through the address', (change) => {
  const place = { ...NOTHING, ...change };
  const params = formatBrandSearch(place);
  expect(parseBrandSearch(new URLSearchParams(params.toString()))).toEqual(place);
  expect([...params.keys()].filter((name) => !brandNames.includes(name))).toEqual([]);
});

test('what makes no sense is passed over', () => {
  expect(parseBrandSearch(new URLSearchParams('tab=x&tone=&verdict=maybe&gone=yes'))).toEqual(NOTHING);
});
