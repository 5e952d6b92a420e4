import { expect, it } from 'vitest';
import { changeOf, figureOf } from './figures.ts';

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

it('a score that may be negative has its sign, as in the console', () => {
  const measure = { value: 0.5, low: -0.1, high: 0.9, n: 60, k: 6, numerator: 30, denominator: 60 };
  expect(figureOf('net_sentiment', measure, { page }).words).toBe(
    '+0.50 (95% interval -0.10 to +0.90; 60 answers to 6 prompts)',
  );
});

it('an end of a real change’s interval is not written as 0, as in the console', () => {
  const change = { difference: 0.05, low: 0.0003, high: 0.0997, verdict: 'real' } as const;
  expect(changeOf(change, 'ratio').words).toBe('A real change: +5.0 points (95% interval +0.03 to +10.0)');
});

it('citations that were not captured are not known; captured ones that are none are no data', () => {
  const scope = {
    ...{ start_time: '', end_time: '', previous_start_time: '', previous_end_time: '', prompts: 6 },
    ...{ project_answers: 60, project_first_date: null, project_last_date: null },
    ...{ answers: { ok: 60, refused: 0, empty: 0, failed: 0 }, sentiment_source: 'labelled' as const },
  };
  const wordsFor = (missing: number): string =>
    figureOf('citation_rate', null, { page, scope: { ...scope, answers_not_captured: missing } }).words;
  expect(wordsFor(60)).toMatch(/^Not known: /u);
  expect(wordsFor(59)).toMatch(/^No data: /u);
});
