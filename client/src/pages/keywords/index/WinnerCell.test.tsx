import { expect, test } from 'vitest';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { messages as keywords } from '#client/i18n/en-US/keywords.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { WinnerCell } from './WinnerCell.tsx';

const row = { id: 'k', label: 'lamps', answers: 60, leader_ids: ['own'] } as unknown as KeywordRow;
const own = { id: 'own', name: 'Own', own: true, order: 0 };
const shown = (lead: KeywordRow['lead']): string =>
  renderForTest(<WinnerCell row={{ ...row, lead }} brands={[own]} onOpen={() => undefined} />, { messages: keywords })
    .container.textContent;

test('a brand without competitors is ahead of nobody', () => {
  expect(shown('ahead')).toBe('OwnAhead');
  expect(shown('alone')).toBe('OwnNo competitors tracked');
});
