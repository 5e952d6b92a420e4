import { expect, it } from 'vitest';
import { isFullWebAddress, isWebAddress } from './webAddresses.ts';

it.each<[text: string, opens: boolean, full: boolean]>([
  ['https://example.com/a?b', true, true],
  ['HTTP://example.com', true, true],
  ['https:example.com', true, false],
  ['https://example.com/a b', true, false],
  ['javascript:alert(1)', false, false],
  ['example.com', false, false],
  ['', false, false],
])('%j', (text, opens, full) => {
  expect(isWebAddress(text)).toBe(opens);
  expect(isFullWebAddress(text)).toBe(full);
});
