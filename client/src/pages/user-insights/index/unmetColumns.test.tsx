import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Unmet } from '#client/api/userInsightSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as insights } from '#client/i18n/en-US/insights.ts';
import { unmetColumns } from './unmetColumns.tsx';

test('of a question whose answers mention the brand now and then, no column says that only others are mentioned', () => {
  const intl = createIntl({
    locale: 'en-US',
    messages: { ...figures, ...insights } as never,
    onError: () => undefined,
  });
  const columns = unmetColumns({ intl, brands: [], onOpen: () => undefined } as never);
  const row = { kind: 'rivals', answers: 20, only_rivals: 12, nobody: 5 } as Unmet;
  const said = columns.find(({ id }) => id === 'kind')?.csv?.(row);
  expect(said).toBe('Mostly competitors only');
});
