import { notifyManager, QueryClient } from '@tanstack/react-query';
import { LONGEST_WAIT_MS, waitOf } from '../lib/waitOf.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { watchNetworkReturn } from './networkReturn.ts';

const STALE_AFTER_MS = 60_000;
/** A failure as young as this is that of the page’s own prefetch. */
const JUST_NOW_MS = 500;

/** Whether a part of a page that appears now repeats a query that has failed. */
function repeatsOnMount(failedAt: number, error: unknown): boolean {
  const age = Date.now() - failedAt;
  return age > JUST_NOW_MS && (waitOf(error) === 0 || age > LONGEST_WAIT_MS);
}

/** Creates the cache of server data. */
export function createQueryClient(): QueryClient {
  // Notifies in a microtask instead of a timer, so that a button is disabled before the second click of a double click, which would save
  // twice.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // No automatic retries, except after the network returned: failures are shown with Retry where they happen, and retrying silently
        // would only delay that.
        ...watchNetworkReturn(),
        // What shows the error offers Retry.
        retryOnMount: ({ state }) => repeatsOnMount(state.errorUpdatedAt, state.error),
        ...{ staleTime: STALE_AFTER_MS, refetchOnWindowFocus: false },
        // Without a network a call fails visibly instead of being paused; failed queries are refetched when it is back.
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const ofLogin = new WeakMap<RootStore, QueryClient>();

/** The cache of a login; exists before the layout is rendered. */
export function queriesOf(stores: RootStore): QueryClient {
  const kept = ofLogin.get(stores) ?? createQueryClient();
  ofLogin.set(stores, kept);
  return kept;
}

/** Drops the cache at logout: no data outlive their session. */
export function forgetQueries(stores: RootStore): void {
  ofLogin.delete(stores);
}
