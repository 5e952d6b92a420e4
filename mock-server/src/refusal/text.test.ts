import { expect, test } from 'vitest';
import { localeOf } from './text.ts';

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en;q=0.5, zh-Hant;q=0.8', 'zh'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
  ['de, en;q=0', 'zh'],
  ['eng', 'zh'],
  ['*', 'zh'],
  ['', 'zh'],
  [undefined, 'zh'],
] as const)('who takes %j is spoken to in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
