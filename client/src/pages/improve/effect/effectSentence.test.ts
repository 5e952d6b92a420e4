import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Effect } from '#client/api/publicationSchemas.ts';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as improve } from '#client/i18n/en-US/improve.ts';
import { effectSentence } from './effectSentence.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...charts, ...improve } as never });
const rate = (value: number): Measure => ({
  ...{ value, low: 0, high: 1, n: 40, k: 8 },
  ...{ numerator: value * 40, denominator: 40 },
});
const week = (index: number, start: string, treated: Measure | null, control: Measure | null) => ({
  ...{ index, start, end: start, treated, control },
});
const sentence = (weeks: Effect['weeks']): string =>
  effectSentence(intl, { brand: { id: 'b', name: 'Kanavo', own: true, order: 0 }, weeks } as Effect);

it('compares target prompts with controls, which are no competitors', () => {
  const weeks = [
    week(-1, '2026-05-04', rate(0.2), rate(0.25)),
    week(0, '2026-05-12', rate(0.3), rate(0.3)),
    week(1, '2026-05-19', rate(0.4), null),
  ];
  expect(sentence(weeks)).toBe(
    'Visibility of Kanavo from the week of May\u00a04,\u00a02026 to that of May\u00a019,\u00a02026: 20.0% to 40.0% for target prompts, 25.0% to – for control prompts.',
  );
  expect(sentence([])).toBe('No data to show in this period.');
});
