import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import { messages } from '#client/i18n/zh-CN/answerIndex.ts';
import { messages as figures } from '#client/i18n/zh-CN/figures.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { WhyMovedPanel } from './WhyMovedPanel.tsx';

test('a provider that lists no brands is asked about the own brand, whose name is not known', async () => {
  const day = '2026-05-01';
  const get = vi.fn(async () =>
    Promise.resolve({
      scope: { previous_start_time: day, previous_end_time: day },
      ...{ measure_id: 'visibility', brand_id: 'own', by: 'platform' },
      ...{ before: null, after: null, change: null, difference: null, effects: [] },
    }),
  );
  const { stores } = createTestStores({}, { get: get as never });
  runInAction(() => {
    stores.projects.current = { id: 'p1', name: 'P' } as never;
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WhyMovedPanel
        report={{ brands: [] } as unknown as AnswerIndex}
        searchState={{ why: 'visibility', by: 'platform', whyBrand: '' } as never}
        filters={{} as never}
        onMove={vi.fn()}
        onOpen={vi.fn()}
      />
    </QueryClientProvider>,
    { stores, messages: { ...figures, ...filters, ...messages } },
  );
  await screen.findByText('可见度为什么变化？');
  expect(get).toHaveBeenCalledWith(
    '/api/front/answer/change',
    expect.anything(),
    { measure_id: 'visibility', by: 'platform' },
    expect.anything(),
  );
  expect(screen.queryByRole('combobox', { name: messages['answerIndex.why.brand'] })).toBeNull();
});
