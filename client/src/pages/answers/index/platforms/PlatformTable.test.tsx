import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import { messages as answerIndex } from '#client/i18n/zh-CN/answerIndex.ts';
import { messages as charts } from '#client/i18n/zh-CN/charts.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { createQueryClient } from '#client/queries/queryClient.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PlatformTable } from './PlatformTable.tsx';

function show(platforms: number): void {
  const ids = Array.from({ length: platforms }, (_, index) => `p${String(index)}`);
  const row = (id: string | null) => ({
    ...{ platform_id: id, measures: [], sparkline: [] },
    answers: { ok: 1, refused: 0, empty: 0, failed: 0 },
  });
  const report = {
    rows: [row(null), ...ids.map(row)],
    platforms: ids.map((id) => ({ id, name: id })),
    brands: [],
    scope: { previous_start_time: '2026-03-01', previous_end_time: '2026-03-07' },
  } as unknown as AnswerIndex;
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <PlatformTable report={report} onOpen={() => undefined} onWhy={() => undefined} />
    </QueryClientProvider>,
    { messages: { ...answerIndex, ...charts, ...figures, ...filters } },
  );
}

test('of thirty platforms twenty are shown below the row of all together, which counts as none of them', () => {
  show(30);
  expect(screen.getAllByRole('rowheader')).toHaveLength(21);
  expect(screen.getByRole('button', { name: '显示全部 30 项' })).not.toBeNull();
});

test('twenty platforms are shown without a button for more', () => {
  show(20);
  expect(screen.getAllByRole('rowheader')).toHaveLength(21);
  expect(screen.queryByRole('button', { name: /^显示全部/u })).toBeNull();
});
