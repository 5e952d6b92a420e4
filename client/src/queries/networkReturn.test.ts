import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createQueryClient } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A query with so many failures before it succeeds, observed by a page; returns the number of calls and its state. */
function watchQuery(failures: readonly ApiError[]) {
  const client = createQueryClient();
  client.mount();
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['figures'],
    queryFn: () => {
      const failure = failures[asked];
      asked += 1;
      return failure === undefined ? Promise.resolve('figures') : Promise.reject(failure);
    },
  });
  const leave = observer.subscribe(() => undefined);
  return {
    seen: () => ({ asked, status: observer.getCurrentResult().status }),
    leave: () => {
      leave();
      client.unmount();
    },
  };
}

const lost = (): ApiError => new ApiError('network', 'no route');

async function goAway(): Promise<void> {
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
}

test('a call that does not get through although the network is said to be back is made again until it does', async () => {
  const query = watchQuery([lost(), lost(), lost()]);
  await goAway();
  expect(query.seen()).toEqual({ asked: 1, status: 'error' });
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(query.seen()).toEqual({ asked: 2, status: 'pending' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(query.seen()).toEqual({ asked: 4, status: 'success' });
  query.leave();
});

test('it is not made for ever: a failure is shown in the end', async () => {
  const query = watchQuery(Array.from({ length: 20 }, lost));
  await goAway();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query.seen()).toEqual({ asked: 5, status: 'error' });
  query.leave();
});

test('a failure of another kind, or at any other time, is shown at once', async () => {
  const without = watchQuery([lost()]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(without.seen()).toEqual({ asked: 1, status: 'error' });
  without.leave();
  const refused = watchQuery([lost(), new ApiError('server', 'HTTP 500')]);
  await goAway();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refused.seen()).toEqual({ asked: 2, status: 'error' });
  refused.leave();
});
