import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages as common } from '#client/i18n/zh-CN/common.ts';
import { messages as table } from '#client/i18n/zh-CN/table.ts';
import { messages as ui } from '#client/i18n/zh-CN/ui.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { useAttempt } from './useAttempt.ts';
import type { Attempt } from './useAttempt.ts';

let attempt: Attempt;
let queries: QueryClient;
const { stores } = createTestStores();
const { notices } = stores;

beforeEach(() => {
  notices.clear();
  queries = new QueryClient();
  const { result } = renderHook(useAttempt, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <StoresContext value={stores}>
          <IntlProvider locale="zh-CN" messages={{ ...common, ...table, ...ui } as never}>
            {children}
          </IntlProvider>
        </StoresContext>
      </QueryClientProvider>
    ),
  });
  attempt = result.current;
});

const refused = (kind: 'server' | 'unauthorized' | 'cancelled') => async () => Promise.reject(new ApiError(kind, 'no'));

test.each([
  [20_000, 20_000],
  [3_000_000, 60_000],
])('where the server asks to wait %d ms, the notice stays, and offers Retry after %d ms', async (asked, held) => {
  vi.useFakeTimers();
  try {
    const error = new ApiError('server', 'x', { status: 503, retryAt: Date.now() + asked });
    await act(async () => attempt('删除 A', async () => Promise.reject(error)));
    expect(notices.list).toMatchObject([{ action: null, durationMs: held + 10_000 }]);
    act(() => void vi.advanceTimersByTime(held));
    expect(notices.list).toMatchObject([{ action: { labelId: 'common.retry' }, durationMs: 10_000 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a notice that was closed while the server asks to wait does not come back', async () => {
  vi.useFakeTimers();
  try {
    const error = new ApiError('server', 'x', { status: 503, retryAt: Date.now() + 20_000 });
    await act(async () => attempt('删除 A', async () => Promise.reject(error)));
    notices.clear();
    act(() => void vi.advanceTimersByTime(20_000));
    expect(notices.list).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['notOffered', false, 'error', { labelId: 'common.retry' }],
  ['notOffered', true, 'info', null],
  ['forbidden', false, 'error', { labelId: 'common.retry' }],
  ['forbidden', true, 'error', { labelId: 'common.retry' }],
] as const)(
  'where a web page came instead of a reply (%s), the call is offered again, but not a reading (%s) that seems to be missing',
  async (kind, isRead, intent, action) => {
    const error = new ApiError(kind, 'x', { isForeign: true, isRead, doubt: 'page' });
    await act(async () => attempt('删除 A', async () => Promise.reject(error)));
    expect(notices.list).toMatchObject([{ intent, action }]);
  },
);

test('what fails is said by name and reason, and trying again takes the notice away', async () => {
  let calls = 0;
  await act(async () =>
    attempt('删除 A', async () => {
      calls += 1;
      if (calls === 1) await refused('server')();
    }),
  );
  expect(notices.list).toMatchObject([
    {
      intent: 'error',
      values: { what: '删除 A', reason: common['error.server'] },
      action: { labelId: 'common.retry' },
    },
  ]);
  await act(async () => {
    notices.list[0]?.action?.run();
    await Promise.resolve();
  });
  expect(calls).toBe(2);
  expect(notices.list).toEqual([]);
});

test('pressed again while it is under way, it is done once; another thing is done beside it', async () => {
  const done: string[] = [];
  let finish = (): void => undefined;
  const slow = async (): Promise<void> => {
    done.push('A');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const first = attempt('A', slow);
  await attempt('A', slow);
  await attempt('B', async () => {
    await Promise.resolve(done.push('B'));
  });
  finish();
  await first;
  expect(done).toEqual(['A', 'B']);
});

test('of a session that ended, and of what was given up, it says nothing more', async () => {
  await attempt('A', refused('unauthorized'));
  await attempt('A', refused('cancelled'));
  expect(notices.list).toEqual([]);
});

test('a name of a thousand characters is cut', async () => {
  await act(async () => attempt('长'.repeat(1000), refused('server')));
  expect(String(notices.list[0]?.values['what'])).toHaveLength(60);
});

test('what the provider does not offer is told calmly, in our words, and not to be tried again', async () => {
  await act(async () =>
    attempt('删除 A', async () => Promise.reject(new ApiError('notOffered', 'Not Found', { code: 404 }))),
  );
  expect(notices.list).toMatchObject([
    { intent: 'info', values: { what: '删除 A', reason: common['error.notOffered'] }, action: null },
  ]);
});

test.each([
  ['whose reply was lost', 'network', 2],
  ['about what somebody else deleted', 'notFound', 2],
  ['that is refused for good', 'forbidden', 1],
] as const)(
  'after a call %s, what stands on screen is asked for again if it may be something else by now',
  async (_what, kind, asked) => {
    let reads = 0;
    const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: () => (reads += 1) });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => {
      expect(reads).toBe(1);
    });
    await act(async () => attempt('删除 A', async () => Promise.reject(new ApiError(kind, 'no', { code: 404 }))));
    await act(async () => Promise.resolve());
    expect(reads).toBe(asked);
    stop();
  },
);
