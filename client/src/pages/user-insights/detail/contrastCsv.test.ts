import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as reportDetails } from '#client/i18n/en-US/reportDetails.ts';
import { contrastCsv } from './contrastCsv.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...reportDetails } as never });
const measure = { value: 0.4, low: 0.3, high: 0.5, n: 60, k: 6, numerator: 24, denominator: 60 };

test('a file has the interval and the answers of both sides, and the difference with its verdict', () => {
  const change = { difference: 0.1, low: -0.1, high: 0.3, verdict: 'noise' } as const;
  const { head, rows } = contrastCsv(
    intl,
    'Objection',
    [
      {
        name: 'Price',
        here: measure,
        rest: { ...measure, value: 0.3, low: 0.2, high: 0.4 },
        change,
        further: ['quote'],
      },
      { name: 'Wait', here: measure, rest: null, change: null, further: [null] },
    ],
    ['Quote'],
  );
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
  const cell = (row: number, name: string) => rows[row]?.[head.indexOf(name)];
  expect(
    ['These prompts (95% low)', 'Other prompts (95% high)', 'Other prompts (n)'].map((name) => cell(0, name)),
  ).toEqual([0.3, 0.4, 60]);
  expect([cell(0, 'Difference'), cell(0, 'Difference (verdict)'), cell(0, 'Quote')]).toEqual([
    0.1,
    'No clear difference',
    'quote',
  ]);
  expect([cell(1, 'Other prompts'), cell(1, 'Difference (verdict)')]).toEqual([null, null]);
});
