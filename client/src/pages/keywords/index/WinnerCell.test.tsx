import { expect, test } from 'vitest';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as keywords } from '#client/i18n/en-US/keywords.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { WinnerCell } from './WinnerCell.tsx';

const row = { id: 'k', label: 'lamps', answers: 60, lead: 'ahead', leader_ids: ['own'] } as unknown as KeywordRow;
const own = { id: 'own', name: 'Own', own: true, order: 0 };
const rival = { id: 'rival', name: 'Rival', own: false, order: 1 };
const shown = (brands: readonly (typeof own)[]): string =>
  renderForTest(<WinnerCell row={row} brands={brands} onOpen={() => undefined} />, {
    messages: { ...figures, ...keywords },
  }).container.textContent;

test('a brand without competitors is ahead of nobody', () => {
  expect(shown([own, rival])).toBe('OwnAhead');
  expect(shown([own])).toBe('OwnNo competitors tracked');
});
