import { onlineManager } from '@tanstack/react-query';
import { isApiError } from '../lib/ApiError.ts';

/** Browsers report the network slightly before requests succeed: failures within this time are retried. */
const SETTLING_MS = 15_000;
/** Delay after each failure, in milliseconds. */
const PAUSES_MS = [300, 1500, 4000] as const;

interface NetworkReturn {
  /** The `retry` option of queries: whether to retry after a failure. */
  readonly retry: (failures: number, error: unknown) => boolean;
  /** The `retryDelay` option of queries, in milliseconds. */
  readonly retryDelay: (failures: number) => number;
}

/** Watches for the network to return while the page is open: for a while after that, calls that do not reach the server are retried. */
export function watchNetworkReturn(): NetworkReturn {
  let backAt = Number.NEGATIVE_INFINITY;
  onlineManager.subscribe((isOnline) => {
    if (isOnline) backAt = Date.now();
  });
  return {
    retry: (failures, error) =>
      failures < PAUSES_MS.length && Date.now() - backAt < SETTLING_MS && isApiError(error) && error.kind === 'network',
    retryDelay: (failures) => PAUSES_MS[failures] ?? 0,
  };
}
