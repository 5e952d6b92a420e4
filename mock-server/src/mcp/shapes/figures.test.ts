import { expect, it } from 'vitest';
import { figureOf } from './figures.ts';

const page = 'https://console.example/overview/index';
const wordsOf = (numerator: number, denominator: number): string => {
  const measure = { value: numerator / denominator, low: 0, high: 1, n: denominator, k: 6, numerator, denominator };
  return figureOf('visibility', measure, { page }).words;
};

it('only none is 0% and only all is 100%, as in the console', () => {
  expect(wordsOf(1, 2300)).toMatch(/^<0\.1% /u);
  expect(wordsOf(2299, 2300)).toMatch(/^>99\.9% /u);
  expect(wordsOf(0, 2300)).toMatch(/^0\.0% /u);
  expect(wordsOf(2300, 2300)).toMatch(/^100\.0% /u);
});

it('a figure is rounded as in the console', () => {
  const measure = { value: 2, low: 1.5, high: 2.499, n: 60, k: 6, numerator: 120, denominator: 60 };
  expect(figureOf('average_position', measure, { page }).words).toBe(
    '2.00 (95% interval 1.50 – 2.50; 60 answers to 6 prompts)',
  );
});
