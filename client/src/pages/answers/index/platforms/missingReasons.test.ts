import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { messages as answerIndex } from '#client/i18n/en-US/answerIndex.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { missingReasons } from './missingReasons.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...answerIndex } as never, onError: () => {} });
const own = { id: 'own', name: 'Nordkap', own: true } as BrandRef;

/** All platforms, then two of them; per row the position, the citation rate and the stability, where they are known. */
function report(known: readonly (readonly [boolean, boolean, boolean])[]): AnswerIndex {
  const ids = ['average_position', 'citation_rate', 'stability'];
  const rows = known.map((measures, row) => ({
    platform_id: row === 0 ? null : `p${String(row)}`,
    measures: measures.map((is, at) => ({ measure_id: ids[at], measure: is ? { value: 1 } : null, change: null })),
  }));
  return { rows, scope: { answers: { ok: 40 }, answers_not_captured: 5 } } as unknown as AnswerIndex;
}

test('the dashes of platforms are explained once a measure, without a mouse', () => {
  const shown = report([
    [true, true, true],
    [false, false, true],
    [false, true, true],
  ]);
  expect(missingReasons(intl, shown, own)).toEqual([
    'Average position shown as “–”: No answer mentions the brand',
    'Citation rate shown as “–”: No answers with captured citations',
  ]);
});

test('nothing is explained twice: what all platforms lack says so in its row, and so does a missing domain', () => {
  const lacking = report([
    [true, true, false],
    [true, false, false],
  ]);
  expect(missingReasons(intl, lacking, { ...own, no_domain: true })).toEqual([]);
});
