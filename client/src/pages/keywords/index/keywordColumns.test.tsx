import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { messages as keywords } from '#client/i18n/en-US/keywords.ts';
import { messages as prompts } from '#client/i18n/en-US/prompts.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { keywordColumns } from './keywordColumns.tsx';

const intl = createIntl({ locale: 'en-US', messages: { ...keywords, ...prompts } as never, onError: () => undefined });
const columns = keywordColumns({ intl, brands: [], onOpen: () => undefined } as never);

function cellOf(demand: KeywordRow['demand']): HTMLElement {
  const cell = columns.find(({ id }) => id === 'demand')?.cell({ demand } as KeywordRow);
  return renderForTest(<>{cell}</>, { messages: prompts }).container;
}

test('a cell names where the demand comes from, whole, and its tooltip also how', () => {
  const given = cellOf({ band: 'low', source: 'Support tickets', from: 'given' });
  expect(given.textContent).toBe('Low demandSupport tickets');
  expect(given.querySelector('[title="From the project · Support tickets"]')).not.toBeNull();
  expect(cellOf({ band: 'low', source: '', from: 'typed' }).textContent).toBe('Low demandEntered by hand');
});

test('an estimate says that it is one, not the name of the source it starts from', () => {
  expect(cellOf({ band: 'high', source: 'Panel', from: 'estimated' }).textContent).toBe(
    'High demandEstimated from prompts',
  );
});

test('a file has the verdict on who leads beside the names, and none without answers', () => {
  const [verdict] = columns.find(({ id }) => id === 'lead')?.beside ?? [];
  const row = { lead: 'tied', answers: 40 } as KeywordRow;
  expect([verdict?.csv(row), verdict?.csv({ ...row, lead: 'none', answers: 0 })]).toEqual(['Tied', null]);
});
