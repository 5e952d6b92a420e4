import { expect, test } from 'vitest';
import { numberStyleOf } from './numberStyle.ts';
import { readVolume, volumeNumber } from './volumeBand.ts';

test.each([
  [['2.400', '18.100', '90'], ',', true],
  [['2.400', '1.250.000'], ',', false],
  [['2.400', '2,5'], ',', false],
  [['2,400', '18,100'], '.', false],
  [['2,400', '0.5'], '.', false],
  [['2.5K', '1.234K'], '.', false],
  [['2,5K', '800'], ',', false],
  [['1.234,5'], ',', false],
  [['1,234.5'], '.', false],
  [['2400', ''], '.', false],
  [['1.234.567', '1,234,567'], '.', false],
] as const)('the column %j has %s before fractions', (texts, decimal, isUnsure) => {
  expect(numberStyleOf(texts)).toEqual({ decimal, isUnsure });
});

const COMMA = { decimal: ',', isUnsure: false } as const;

test.each([
  ['2.400', 2400],
  ['1.250.000', 1_250_000],
  ['2,5K', 2500],
  ['2’400', 2400],
  ['2\u202F400', 2400],
  ['1,2 Mio.', 1_200_000],
  ['3 mil', 3000],
  ['2천', 2000],
] as const)('%s is %d where commas stand before fractions', (text, value) => {
  expect(volumeNumber(text, COMMA)).toBe(value);
});

test('units of Chinese take a point', () => {
  expect(volumeNumber('1.5萬')).toBe(15_000);
});

test.each([
  ['10 – 1K', 'low'],
  ['100K – 1M', 'very_high'],
  ['1000 – 1万', 'medium'],
  ['1～10万', 'high'],
  ['1 mil-10 mil', 'medium'],
  ['1.000 bis 10.000', 'medium'],
  ['~500', 'low'],
] as const)('the range %s is %s', (text, band) => {
  expect(readVolume(text, 'month', text.includes('bis') ? COMMA : undefined)).toBe(band);
});
