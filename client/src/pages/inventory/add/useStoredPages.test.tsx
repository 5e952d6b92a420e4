import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { messages as inventory } from '#client/i18n/zh-CN/inventory.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { draftName, emptyAddDraft } from './addDraft.ts';
import { useStoredPages } from './useStoredPages.ts';

/** The page after a reload, with a crawl that an earlier page had begun. */
function load() {
  const get = vi.fn(async (): Promise<object> => Promise.resolve({ job_id: 'j1', state: 'running', problem: null }));
  const { stores } = createTestStores({}, { get: get as never });
  stores.storage.writeDraft(draftName(stores.projects.currentId), { ...emptyAddDraft, job_id: 'j1' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onChanged = vi.fn(async () => Promise.resolve());
  const { result } = renderHook(() => useStoredPages(false, onChanged), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={stores}>
        <IntlProvider locale="zh-CN" messages={{ ...common, ...inventory } as never}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </IntlProvider>
      </StoresContext>
    ),
  });
  return { get, result, onChanged, said: () => stores.notices.list.map(({ messageId }) => messageId) };
}

test('a crawl that ran when the page was reloaded is running, and at its end the list is loaded again', async () => {
  const { get, result, onChanged, said } = load();
  await waitFor(() => expect(result.current).toBe(true));
  expect(onChanged).not.toHaveBeenCalled();
  get.mockResolvedValue({ job_id: 'j1', state: 'done', problem: null });
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(result.current).toBe(false);
  expect(said()).toEqual([]);
});

test('a crawl that the server no longer knows is said, and does not run', async () => {
  const { get, result, said } = load();
  await waitFor(() => expect(result.current).toBe(true));
  get.mockRejectedValue(new ApiError('notFound', 'gone'));
  await waitFor(() => expect(said()).toEqual(['attempt.failed']), { timeout: 3000 });
  expect(result.current).toBe(false);
});
