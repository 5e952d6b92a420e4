import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createQueryClient } from './queryClient.ts';

const NOW = new Date('2026-03-01T08:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Prefetches a query that fails, and shows it after that time. Returns the number of its calls. */
async function callsAfter(milliseconds: number, asksToWait?: number): Promise<number> {
  vi.setSystemTime(NOW);
  const retryAt = asksToWait === undefined ? undefined : NOW + asksToWait;
  const queryFn = vi
    .fn<() => Promise<number>>()
    .mockRejectedValue(new ApiError('server', 'x', { status: 503, retryAt }));
  const client = createQueryClient();
  const query = { queryKey: ['x'], queryFn };
  await expect(client.query(query)).rejects.toThrow('x');
  vi.setSystemTime(NOW + milliseconds);
  const { result, unmount } = renderHook(() => useQuery(query), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => {
    expect(result.current).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  });
  unmount();
  return queryFn.mock.calls.length;
}

test('a query that fails before its page is rendered is not asked again by the page', async () => {
  expect(await callsAfter(200)).toBe(1);
});
test('a page that is opened later asks again', async () => {
  expect(await callsAfter(2000)).toBe(2);
});
test('a server that asks to wait is not asked before, for at most a minute', async () => {
  expect(await callsAfter(20_000, 30_000)).toBe(1);
  expect(await callsAfter(31_000, 30_000)).toBe(2);
  expect(await callsAfter(61_000, 600_000)).toBe(2);
});
