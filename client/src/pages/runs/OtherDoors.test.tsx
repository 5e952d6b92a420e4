import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { messages as runs } from '#client/i18n/zh-CN/runs.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import type { ApiErrorKind } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { OtherDoors } from './OtherDoors.tsx';

function show(origin: 'sample' | 'import', importReply: ApiErrorKind = 'validation') {
  const { stores } = createTestStores({}, { get: async () => Promise.reject(new ApiError(importReply, 'job_id')) });
  runInAction(() => {
    stores.projects.current = { id: 'p1', name: '澄驭汽车', brand: '澄驭', has_data: 1, origin };
  });
  return renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OtherDoors isCollectOffered />
    </QueryClientProvider>,
    { stores, messages: { ...runs, ...shell } },
  );
}
const doors = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a project of one’s own takes answers by hand, by file and by push', async () => {
  show('import');
  await screen.findByRole('button', { name: shell['project.import'] });
  expect(doors()).toEqual([shell['menu.answer.capture'], shell['project.import'], runs['runs.doors.push.title']]);
});

test('a sample has no door that its server would refuse', async () => {
  show('sample');
  await screen.findByRole('button', { name: shell['project.import'] });
  expect(doors()).toEqual([shell['project.import']]);
});

test('a sample of a server without imports has no doors at all', async () => {
  const { container } = show('sample', 'notOffered');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(container.textContent).toBe('');
});
