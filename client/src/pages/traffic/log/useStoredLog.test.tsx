import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/traffic.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { draftName, emptyLogDraft } from './logDraft.ts';
import { useStoredLog } from './useStoredLog.ts';

const DONE = { state: 'done', result: { written: true } };

let queries: QueryClient | null = null;
afterEach(() => queries?.clear());

/** The page after a reload, with a job that an earlier page had begun. */
function load(first: object, { isOpen = false, jobId = 'j1' }: { isOpen?: boolean; jobId?: string | null } = {}) {
  let job: object = { job_id: 'j1', ...first };
  const get = vi.fn(async () => Promise.resolve(job));
  const { stores } = createTestStores({}, { get: get as never });
  stores.storage.writeDraft(draftName(stores.projects.currentId), { ...emptyLogDraft, job_id: jobId });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries = client;
  const onDone = vi.fn(async () => Promise.resolve());
  renderHook(() => useStoredLog(isOpen, onDone), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={stores}>
        <IntlProvider locale="zh-CN" messages={{ ...messages } as never}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </IntlProvider>
      </StoresContext>
    ),
  });
  const end = (over: object): void => {
    job = { job_id: 'j1', ...over };
  };
  return { end, get, onDone, said: () => stores.notices.list.map(({ messageId }) => messageId) };
}

const RUNNING = { state: 'running', share: 0.1, lines: 5 };

test('an import that ran when the page was reloaded is followed: its end is said, and the figures are loaded again', async () => {
  const page = load(RUNNING);
  await waitFor(() => expect(page.get).toHaveBeenCalled());
  page.end(DONE);
  await waitFor(() => expect(page.onDone).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(page.said()).toEqual(['traffic.log.done']);
});

test('one that fails says why', async () => {
  const page = load(RUNNING);
  await waitFor(() => expect(page.get).toHaveBeenCalled());
  page.end({ state: 'failed', reason: '磁盘已满' });
  await waitFor(() => expect(page.said()).toEqual(['attempt.failed']), { timeout: 3000 });
  expect(page.onDone).not.toHaveBeenCalled();
});

test('its open dialog says so itself', async () => {
  const page = load(RUNNING, { isOpen: true });
  await waitFor(() => expect(page.get).toHaveBeenCalled());
  page.end(DONE);
  await waitFor(() => expect(page.get.mock.calls.length).toBeGreaterThan(1), { timeout: 3000 });
  expect(page.said()).toEqual([]);
  expect(page.onDone).not.toHaveBeenCalled();
});

test('one that had ended before is not said again, and without one nothing is asked', async () => {
  const page = load(DONE);
  await waitFor(() => expect(page.get).toHaveBeenCalledOnce());
  expect(page.said()).toEqual([]);
  const none = load(RUNNING, { jobId: null });
  expect(none.get).not.toHaveBeenCalled();
});
