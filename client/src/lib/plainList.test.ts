import { expect, test } from 'vitest';
import { plainList } from './plainList.ts';

test('names of a list stay apart in both languages, and none turns its neighbours round', () => {
  const names = ['GPTBot', 'Byte\u202Espider'];
  expect(plainList({ locale: 'zh-CN' }, names)).toBe('GPTBot、Bytespider');
  expect(plainList({ locale: 'en-US' }, names)).toBe('GPTBot, Bytespider');
  expect(plainList({ locale: 'zh-CN' }, [])).toBe('');
});
