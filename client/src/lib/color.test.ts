import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn, readableOn } from './color.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
test('the default theme colour stays as it is on white', () => {
  expect(readableOn('#165DFF', '#FFFFFF')).toBe('#165DFF');
});
test('any colour becomes readable on both surfaces', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('#FFFFFF', '#1C2127'), (hex, surface) => {
      expect(contrast(readableOn(hex, surface), surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
test('ink is chosen by contrast', () => {
  expect(inkOn('#165DFF')).toBe('#FFFFFF');
  expect(inkOn('#FFE08A')).toBe('#1C2127');
});
