import { onlineManager } from '@tanstack/react-query';
import { isApiError } from '../lib/ApiError.ts';

/** The browser says that there is a network a moment before calls get through: what fails in this time is asked for again. */
const SETTLING_MS = 15_000;
/** How long after each failure, in milliseconds. */
const PAUSES_MS = [300, 1500, 4000] as const;

interface NetworkReturn {
  /** Of a query: whether a failure is to be followed by another try. */
  readonly retry: (failures: number, error: unknown) => boolean;
  /** Of a query: how long until then, in milliseconds. */
  readonly retryDelay: (failures: number) => number;
}

/** Watches for the network to come back, for as long as the page is open: once it has, calls that do not reach the server are made again. */
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
