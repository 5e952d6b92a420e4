import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as promptDetails } from '#client/i18n/en-US/promptDetails.ts';
import { detailForTest } from '#client/testing/detailForTest.ts';
import { sourceColumns } from './sourceColumns.tsx';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...promptDetails } as never });
const detail = detailForTest({ named: { Lumora: 5 }, status: 'contested' });
const page: PromptDetail['sources'][number] = {
  ...{
    url: 'https://lamps.example/a',
    title: '',
    host: 'lamps.example',
    domain: 'lamps.example',
    type: 'news',
    named: [],
  },
  ...{ answers: 2, citations: 3, platform_ids: ['kimi'] },
  ...{ first_cited_at: '2026-05-02T08:00:00.000Z', last_cited_at: '2026-05-09T08:00:00.000Z' },
};

test('a file names each page as the table does, and has its address even while that column is hidden', () => {
  const columns = sourceColumns({ intl, detail, onOpen: () => undefined });
  const files = [columns.filter(({ initiallyHidden = false }) => !initiallyHidden), columns].map((shown) =>
    tableCsv(shown, [page, { ...page, title: 'Lamps' }]),
  );
  for (const { head, rows } of files) {
    expect(head.slice(0, 3)).toEqual(['Page', 'URL', 'Domain']);
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      [page.url, page.url],
      ['Lamps', page.url],
    ]);
    expect(new Set(head).size).toBe(head.length);
  }
});
