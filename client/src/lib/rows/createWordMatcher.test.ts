import { expect, test } from 'vitest';
import { createWordMatcher } from './createWordMatcher.ts';

test('a text matches that contains every word, in any order', () => {
  const matches = createWordMatcher(' crm  2026 ');
  expect(matches('2026 guide to CRM')).toBe(true);
  expect(matches('CRM guide')).toBe(false);
});

test('case and width of letters make no difference', () => {
  expect(createWordMatcher('ＣＲＭ')('the best crm')).toBe(true);
  expect(createWordMatcher('crm')('最好的ＣＲＭ')).toBe(true);
  expect(createWordMatcher('２０２６')('2026 年')).toBe(true);
});

test('an empty search matches every text', () => {
  expect(createWordMatcher('　 ')('anything')).toBe(true);
});
