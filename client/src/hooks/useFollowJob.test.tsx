import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useFollowJob } from './useFollowJob.ts';

function follow() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderHook(() => useFollowJob(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  const onOver = vi.fn();
  const read = vi.fn(async () => Promise.resolve({ state: 'running' }));
  view.result.current(['job', 'j1'], 'j1', read, onOver);
  return { ...view, onOver, read };
}

test('a job is followed to its end after its dialog was closed, and then no longer asked for', async () => {
  const { unmount, onOver, read } = follow();
  await waitFor(() => expect(read).toHaveBeenCalled());
  unmount();
  read.mockResolvedValue({ state: 'done' });
  await waitFor(() => expect(onOver).toHaveBeenCalledOnce());
  expect(onOver).toHaveBeenCalledWith({ job: { state: 'done' }, error: null, isShown: false });
  const { length } = read.mock.calls;
  await new Promise((resolve) => {
    setTimeout(resolve, 900);
  });
  expect(read.mock.calls).toHaveLength(length);
});

test('an end on screen says that it is shown there; a job that is gone has ended too', async () => {
  const { onOver, read } = follow();
  read.mockRejectedValue(new Error('gone'));
  await waitFor(() => expect(onOver).toHaveBeenCalledOnce(), { timeout: 2000 });
  expect(onOver).toHaveBeenCalledWith({ job: { state: 'running' }, error: new Error('gone'), isShown: true });
});
