import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { CrawlerRow, Traffic } from '#client/api/trafficSchemas.ts';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { messages as table } from '#client/i18n/en-US/table.ts';
import { messages as traffic } from '#client/i18n/en-US/traffic.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { watchSavedFiles } from '#client/testing/watchSavedFiles.ts';
import { CrawlersPanel } from './CrawlersPanel.tsx';
import { ErrorsPanel } from './ErrorsPanel.tsx';

async function savedFile(panel: ReactElement): Promise<string> {
  renderForTest(panel, { messages: { ...charts, ...filters, ...table, ...traffic } });
  const lastSaved = watchSavedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  return (await lastSaved())?.text ?? '';
}

test('the file of errors says what a row without an address counts', async () => {
  const row = { status: 404, hits: 3, visits: 0, crawlers: [], last_date: '2026-03-04' };
  const errors = [
    { ...row, url: 'https://lamps.example/a' },
    { ...row, url: '' },
  ];
  const report = { errors, errors_total: 2 } as unknown as Traffic;
  const text = await savedFile(<ErrorsPanel report={report} isUnknown={false} />);
  expect(text).toContain('\r\nhttps://lamps.example/a,404');
  expect(text).toContain('\r\n"Other pages (beyond the limit, counted together)",404');
});

test('the file of crawlers says which purposes are only likely', async () => {
  const row: CrawlerRow = {
    ...{ id: 'a', name: 'ABot', operator_en: 'A', operator_zh: 'A', purpose: 'training', purpose_guessed: true },
    ...{ docs: null, hits: 3, errors: 0, pages: 2, last_date: '2026-03-04' },
  };
  const text = await savedFile(
    <CrawlersPanel rows={[row, { ...row, id: 'b', name: 'BBot', purpose_guessed: false }]} isUnknown={false} />,
  );
  expect(text).toMatch(/\r\nABot,A,(.+) \(likely\),3,[^]*\r\nBBot,A,\1,3,/u);
});
