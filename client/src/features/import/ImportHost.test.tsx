import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { DRAFT_NAME, emptyImportDraft } from './importDraft.ts';
import { ImportHost } from './ImportHost.tsx';

/** An import whose dialog is closed, with the replies to the questions about its progress, in order; the last one is repeated. */
async function begin(replies: readonly (object | ApiError)[]) {
  const left = [...replies];
  const get = vi.fn(async () => {
    const reply = left.length > 1 ? left.shift() : left[0];
    return reply instanceof ApiError ? Promise.reject(reply) : Promise.resolve(reply);
  });
  const { stores } = createTestStores({}, { get: get as never });
  stores.storage.writeDraft(DRAFT_NAME, { ...emptyImportDraft, step: 'run', job_id: 'j1', project_name: '北风' });
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImportHost />
    </QueryClientProvider>,
    { stores },
  );
  await waitFor(() => expect(get).toHaveBeenCalledTimes(replies.length), { timeout: 5000 });
  await act(async () => Promise.resolve());
  return { stores, said: () => stores.notices.list.map(({ messageId, values }) => [messageId, values['name']]) };
}

const running = { job_id: 'j1', state: 'running', share: 0.4, rows: 80 };
const unknown = new ApiError('notFound', 'no such job', { code: 404 });

test('an import that the server no longer knows is told though its dialog is closed, and the notice opens it', async () => {
  const { stores, said } = await begin([running, unknown]);
  await waitFor(() => expect(said()).toEqual([['imports.notice.lost', '北风']]));
  stores.notices.list[0]?.action?.run();
  expect(stores.dialogs.shown).toBe('import');
});

test('an earlier import that the server does not know when the page is opened is not told', async () => {
  const { said } = await begin([unknown]);
  expect(said()).toEqual([]);
});

test('an import that failed is told, with the name of its project', async () => {
  const { said } = await begin([running, { job_id: 'j1', state: 'failed', reason: '磁盘已满' }]);
  await waitFor(() => expect(said()).toEqual([['imports.notice.failed', '北风']]));
});
