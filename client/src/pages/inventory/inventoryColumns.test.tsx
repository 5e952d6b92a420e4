import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as inventory } from '#client/i18n/en-US/inventory.ts';
import { messages as table } from '#client/i18n/en-US/table.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { inventoryColumns } from './inventoryColumns.tsx';

const messages = { ...figures, ...inventory, ...table };
const intl = createIntl({ locale: 'en-US', messages: messages as never });
const columns = inventoryColumns({ intl, onCiting: vi.fn<() => void>() });
const never = { value: 0, low: 0, high: 0.02, n: 200, k: 20, numerator: 0, denominator: 200 };
const page: PageRow = {
  ...{ id: 'p', url: 'https://lumora.example/a', title: 'A', language: 'en', fetched_at: null, problem: null },
  ...{ prompt_ids: [], prompts_chosen: false, source: 'url', characters: 100, dated: null, scores: null },
  ...{ answers: 0, rate: never, change: null, status: 'uncited', points: [0, 0], last_cited_at: null, traffic: null },
};

/** The text of a column for a page, and the accessible label of a symbol. */
function shown(id: string, row: PageRow): readonly [text: string, label: string | null] {
  const { container, unmount } = renderForTest(<>{columns.find((one) => one.id === id)?.cell(row)}</>, { messages });
  const result = [
    container.textContent,
    container.querySelector('[role=img]')?.getAttribute('aria-label') ?? null,
  ] as const;
  unmount();
  return result;
}

test('a page that no answer cites is counted as 0, with the interval of its rate', () => {
  expect(shown('answers', page)[0]).toBe('0');
  expect(shown('rate', page)[0]).toContain('0.0%');
  expect(shown('status', page)[0]).toContain('Not cited');
});

test.each([
  ['no answer of the days tells its sources', page.url, 'No answers with captured citations'],
  ['it has no address', '', 'No URL'],
])('nothing is said of its citations where %s', (_why, url, label) => {
  for (const id of ['answers', 'status']) {
    expect(shown(id, { ...page, url, rate: null })).toEqual(['–', label]);
  }
  expect(shown('rate', { ...page, url, rate: null })[0]).toBe('–');
  const row = { ...page, url, rate: null };
  expect(columns.filter(({ id }) => ['answers', 'rate', 'status'].includes(id)).map(({ csv }) => csv?.(row))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a file names a page as the table does, with its address', () => {
  const file = tableCsv(
    columns.filter(({ initiallyHidden = false }) => !initiallyHidden),
    [page, { ...page, title: '' }, { ...page, title: '', url: '' }],
  );
  expect(file.head.slice(0, 2)).toEqual(['Page', 'URL']);
  expect(file.rows.map((row) => row.slice(0, 2))).toEqual([
    ['A', page.url],
    ['lumora.example/a', page.url],
    ['Untitled', ''],
  ]);
});
