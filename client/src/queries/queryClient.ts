import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { RootStore } from '../stores/RootStore.ts';
import { watchNetworkReturn } from './networkReturn.ts';

const STALE_AFTER_MS = 60_000;

/** The cache of what the server owns. */
export function createQueryClient(): QueryClient {
  // A button is busy before the second click of a double click comes: a timer later, everything would be saved twice.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Failures are shown with Retry where they happen; asking again in silence would only delay that, but when the network is back.
        ...watchNetworkReturn(),
        ...{ staleTime: STALE_AFTER_MS, refetchOnWindowFocus: false },
        // Without a network a call fails and says so, where it would wait in silence; what failed is asked for again when it is back.
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const ofLogin = new WeakMap<RootStore, QueryClient>();

/** The one cache of a login, which begins before anything of the layout is drawn. */
export function queriesOf(stores: RootStore): QueryClient {
  const kept = ofLogin.get(stores) ?? createQueryClient();
  ofLogin.set(stores, kept);
  return kept;
}

/** The login is over: no figure outlives its session. */
export function forgetQueries(stores: RootStore): void {
  ofLogin.delete(stores);
}
