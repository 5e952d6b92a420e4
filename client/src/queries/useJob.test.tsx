import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createQueryClient } from './queryClient.ts';
import { useJob } from './useJob.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow(read: () => Promise<{ readonly state: string }>) {
  const client = createQueryClient();
  return renderHook(() => useJob(['job', 'j'], 'j', read), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

const wait = async (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test('work that goes on while the network or a gateway is away is followed to its end once it is back', async () => {
  const read = vi
    .fn<() => Promise<{ readonly state: string }>>()
    .mockResolvedValueOnce({ state: 'running' })
    .mockRejectedValueOnce(new ApiError('network', 'lost'))
    .mockRejectedValueOnce(new ApiError('server', 'Bad Gateway', { status: 502, isForeign: true }))
    .mockResolvedValue({ state: 'done' });
  const { result, unmount } = follow(read);
  await wait(1000);
  expect(result.current.error).not.toBeNull();
  await wait(7000);
  expect(result.current).toMatchObject({ error: null, data: { state: 'done' } });
  await wait(10_000);
  expect(read).toHaveBeenCalledTimes(4);
  unmount();
});

test.each([429, 502, 503, 504])('work goes on to be followed after a gateway said %i', async (status) => {
  const read = vi
    .fn<() => Promise<{ readonly state: string }>>()
    .mockResolvedValueOnce({ state: 'running' })
    .mockRejectedValueOnce(new ApiError('server', 'busy', { status }))
    .mockResolvedValue({ state: 'done' });
  const { result, unmount } = follow(read);
  await wait(5000);
  expect(result.current).toMatchObject({ error: null, data: { state: 'done' } });
  unmount();
});

test('a server that asks to wait is asked again only then', async () => {
  const error = new ApiError('server', 'busy', { status: 503, retryAt: Date.now() + 20_000 });
  const read = vi
    .fn<() => Promise<{ readonly state: string }>>()
    .mockRejectedValueOnce(error)
    .mockResolvedValue({ state: 'done' });
  const { result, unmount } = follow(read);
  await wait(19_000);
  expect(read).toHaveBeenCalledTimes(1);
  await wait(2000);
  expect(result.current).toMatchObject({ error: null, data: { state: 'done' } });
  unmount();
});

test('work about which the server failed is not asked for again', async () => {
  const read = vi.fn(async () => Promise.reject(new ApiError('server', 'broken', { status: 500 })));
  const { unmount } = follow(read);
  await wait(20_000);
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
});

test('work that the server does not know is not asked for again', async () => {
  const read = vi.fn(async () => Promise.reject(new ApiError('notFound', 'no such job', { code: 404 })));
  const { unmount } = follow(read);
  await wait(20_000);
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
});
