import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FetchOrder } from '#client/api/ownPageApi.ts';
import { messages as inventory } from '#client/i18n/zh-CN/inventory.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { draftName, emptyAddDraft } from './addDraft.ts';
import { AddPagesDialog } from './AddPagesDialog.tsx';

const order: FetchOrder = { from: 'pages', ids: ['page-1'] };

/** The dialog that reads pages of the inventory again, beside URLs that were typed before. */
function open(post: () => Promise<object>) {
  const sent = vi.fn(async (..._call: unknown[]) => post());
  const get = vi.fn(async () => Promise.resolve({ job_id: 'j1', state: 'running', problem: null, done: 0, total: 1 }));
  const { stores } = createTestStores({}, { post: sent as never, get: get as never });
  stores.storage.writeDraft(draftName('p1'), { ...emptyAddDraft, urls: 'https://example.com/typed' });
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AddPagesDialog
        projectId="p1"
        way="urls"
        order={order}
        onWay={vi.fn()}
        onChanged={async () => Promise.resolve()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
    { stores, messages: inventory },
  );
  return { sent, typed: () => stores.storage.readDraft(draftName('p1')) };
}

test('while pages are asked to be read again, the dialog shows no form of URLs, and nothing to cancel', async () => {
  open(async () => new Promise<object>(() => undefined));
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: inventory['inventory.run.cancel'] })).toBeNull();
});

test('if that call fails, the dialog says why and asks again for the same pages; typed URLs stay', async () => {
  const { sent, typed } = open(async () =>
    Promise.reject(new ApiError('server', '内部错误', { status: 500, code: 500 })),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('内部错误');
  sent.mockResolvedValueOnce({ job_id: 'j1', state: 'running', problem: null });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: inventory['inventory.run.cancel'] })).toBeTruthy();
  expect(sent.mock.calls.map((call) => call[2])).toEqual([order, order]);
  expect(typed()).toMatchObject({ urls: 'https://example.com/typed' });
});

test('while a run is cancelled, its button says so and cannot be pressed again', async () => {
  const { sent } = open(async () => Promise.resolve({ job_id: 'j1', state: 'running', problem: null }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: inventory['inventory.run.cancel'] });
  sent.mockReturnValueOnce(new Promise<object>(() => undefined));
  await userEvent.dblClick(button);
  expect(button.disabled).toBe(true);
  expect(sent).toHaveBeenCalledTimes(2);
});
