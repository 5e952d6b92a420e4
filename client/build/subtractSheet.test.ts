import { expect, test } from 'vitest';
import { subtractSheet } from './subtractSheet.ts';

const squeezed = (css: string): string => css.replaceAll(/\s+/gu, ' ').trim();

test('leaves what the first sheet does not say, in its order', () => {
  const before = '.a, .b { color: red } @media print { .a { color: black } }';
  const css = '.a, .b, .c { color: red } .d { top: 0 } @media print { .a { color: black } } .a { color: blue }';
  expect(squeezed(subtractSheet(css, before))).toBe('.c { color: red } .d { top: 0 } .a { color: blue }');
});

test('a rule inside an at-rule is not the rule outside of it', () => {
  expect(squeezed(subtractSheet('.a { top: 0 } @media print { .a { top: 0 } }', '.a { top: 0 }'))).toBe(
    '@media print { .a { top: 0 } }',
  );
});

test('keyframes are kept whole or not at all', () => {
  const spin = '@keyframes spin { from { top: 0 } to { top: 1px } }';
  const fade = '@keyframes fade { from { top: 0 } to { top: 2px } }';
  expect(squeezed(subtractSheet(`${spin} ${fade}`, spin))).toBe(fade);
});

test('custom properties that came later are said', () => {
  expect(squeezed(subtractSheet(':root { --a: 1; --b: 2 }', ':root { --a: 1 }'))).toBe(':root { --a: 1; --b: 2 }');
});
