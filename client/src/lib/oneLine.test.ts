import { expect, test } from 'vitest';
import { oneLine } from './oneLine.ts';

test('breaks, controls and separators that nobody sees become one blank', () => {
  expect(oneLine(' Acme\r\n\tCo.\u2028Ltd\u0000 ')).toBe('Acme Co. Ltd');
  expect(oneLine('Acme\u200B\uFEFFCo')).toBe('Acme Co');
});

test('what would turn the words beside it round is taken out', () => {
  expect(oneLine('abc\u202Efdp.exe\u2066')).toBe('abcfdp.exe');
  expect(oneLine('abc\u200Fdef')).toBe('abc def');
});

test('a long text is shortened by characters', () => {
  expect(oneLine(`${'字'.repeat(10)}\n`, 10)).toBe('字'.repeat(10));
  expect(oneLine('字'.repeat(11), 10)).toBe(`${'字'.repeat(9)}…`);
  expect(oneLine('字'.repeat(5000))).toHaveLength(5000);
});

test('emoji of several parts stay whole', () => {
  expect(oneLine('👩‍💻 writes')).toBe('👩‍💻 writes');
});
