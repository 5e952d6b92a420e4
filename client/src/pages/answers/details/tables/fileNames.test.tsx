import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { messages as promptDetails } from '#client/i18n/en-US/promptDetails.ts';
import { messages as table } from '#client/i18n/en-US/table.ts';
import { detailForTest } from '#client/testing/detailForTest.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { watchSavedFiles } from '#client/testing/watchSavedFiles.ts';
import { promptDetailsSearch } from '../promptDetailsSearch.ts';
import { CompetitorsTab } from './CompetitorsTab.tsx';
import { SearchesTab } from './SearchesTab.tsx';

test('the files of a long prompt’s tables have names of their own', async () => {
  const short = detailForTest({ named: { Lumora: 5 }, status: 'contested' });
  const detail = {
    ...short,
    prompt: { ...short.prompt, text: 'Which lamp is bright, warm and cheap at once, and lasts? '.repeat(3) },
    searches: [{ query: 'lamp', answers: 1, platform_ids: [], last_asked_at: '2026-05-01T00:00:00.000Z' }],
  };
  const messages = { ...charts, ...figures, ...filters, ...promptDetails, ...table };
  const props = { detail, searchState: promptDetailsSearch.defaults, updateSearch: vi.fn(), onOpen: vi.fn() };
  const names: string[] = [];
  const lastSaved = watchSavedFiles();
  for (const Tab of [CompetitorsTab, SearchesTab]) {
    renderForTest(<Tab {...props} />, { messages });
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    names.push((await lastSaved())?.name ?? '');
    cleanup();
  }
  expect(names[0]).toContain('Competitors-Which-lamp');
  expect(names[1]).toContain('Searches-Which-lamp');
});
