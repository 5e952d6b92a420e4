import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { TopicRow } from '#client/api/answerIndexSchemas.ts';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { messages } from '#client/i18n/en-US/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { topicColumns } from './topicColumns.tsx';

const intl = createIntl({ locale: 'en-US', messages: messages as never, onError: () => {} });
const ANSWERS = 40;

test.each([
  [0, 'No answers with citations'],
  [ANSWERS, 'Citations were not captured'],
  [1, 'No answers with captured citations'],
])('a topic without a citation rate, where citations of %i of 40 answers were not captured', (missing, words) => {
  const scope = { answers: { ok: ANSWERS }, answers_not_captured: missing } as unknown as ReportScope;
  const columns = topicColumns({ intl, brands: [], scope, onOpen: vi.fn<() => void>() });
  const row = { name: 'Price', citation_rate: null } as TopicRow;
  renderForTest(<>{columns.find(({ id }) => id === 'citation_rate')?.cell(row)}</>, { messages });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words);
});
