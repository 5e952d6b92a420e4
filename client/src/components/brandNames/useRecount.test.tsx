import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/brandNames.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { useRecount } from './useRecount.ts';

const result = { answers: 3, milliseconds: 1, brands: [] };

/** A recount whose job runs until the test ends it. */
function begin() {
  let job: object = { job_id: 'j1', kind: 'save', state: 'running', share: 0.1 };
  const end = (over: object): void => {
    job = { ...job, ...over };
  };
  const get = vi.fn(async () => Promise.resolve(job)) as never;
  const post = vi.fn(async () => Promise.resolve(job)) as never;
  const { stores } = createTestStores({}, { get, post });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const view = renderHook(() => useRecount({ onSaved, onRefused }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={stores}>
        <IntlProvider locale="zh-CN" messages={{ ...messages } as never}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </IntlProvider>
      </StoresContext>
    ),
  });
  const save = async (): Promise<void> => {
    act(() => view.result.current.ask('save', [], []));
    await waitFor(() => expect(view.result.current.job?.state).toBe('running'));
  };
  const said = () => stores.notices.list.map(({ messageId, values }) => [messageId, values['reason']]);
  return { ...view, end, save, said, onSaved, onRefused, queries };
}

let queries: QueryClient | null = null;
afterEach(() => queries?.clear());

test('a save that ends after the page was left is told, so that the figures are loaded again', async () => {
  const recount = begin();
  queries = recount.queries;
  await recount.save();
  recount.unmount();
  recount.end({ state: 'done', result });
  await waitFor(() => expect(recount.onSaved).toHaveBeenCalledOnce());
  expect(recount.said()).toEqual([]);
});

test('one that fails then says why; on the page its own message does', async () => {
  const left = begin();
  queries = left.queries;
  await left.save();
  left.unmount();
  left.end({ state: 'failed', reason: '磁盘已满' });
  await waitFor(() => expect(left.onRefused).toHaveBeenCalledOnce());
  expect(left.said()).toEqual([['attempt.failed', '磁盘已满']]);
  expect(left.onSaved).not.toHaveBeenCalled();

  const here = begin();
  await here.save();
  here.end({ state: 'failed', reason: '磁盘已满' });
  await waitFor(() => expect(here.result.current.job?.state).toBe('failed'));
  await waitFor(() => expect(here.onRefused).toHaveBeenCalledOnce());
  expect(here.said()).toEqual([]);
  here.queries.clear();
});
