import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Theme } from '#client/api/userInsightSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as insights } from '#client/i18n/en-US/insights.ts';
import { themeColumns } from './themeColumns.tsx';

test('a file tells a theme that no prompt asks about from one whose prompts are all met', () => {
  const intl = createIntl({
    locale: 'en-US',
    messages: { ...figures, ...insights } as never,
    onError: () => undefined,
  });
  const unmet = themeColumns({ intl, brands: [], onOpen: () => undefined }).find(({ id }) => id === 'unmet');
  const theme = { prompts: 0, searches: 4, unmet: 0 } as Theme;
  expect([unmet?.csv?.(theme), unmet?.csv?.({ ...theme, prompts: 3 })]).toEqual(['No prompt yet', 0]);
});
