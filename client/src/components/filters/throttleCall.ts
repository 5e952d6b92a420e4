import type { QueryClient } from '@tanstack/react-query';

/** In a burst of changes the next one comes within this time, in milliseconds. */
const BURST_MS = 250;

interface QueryContext {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

const cancelledAt = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Throttles a query whose key changes with every filter. The first call is sent at once; a call that follows a cancelled one waits whether
 * it is cancelled as well, so that of a burst of changes only the first and the last are sent.
 * @param name identifies the query independent of its filters
 */
export async function throttleCall<T>(
  { client, signal }: QueryContext,
  name: string,
  call: () => Promise<T>,
): Promise<T> {
  const times = cancelledAt.get(client) ?? new Map<string, number>();
  cancelledAt.set(client, times);
  const isBurst = Date.now() - (times.get(name) ?? -Infinity) <= BURST_MS;
  const note = (): void => {
    times.set(name, Date.now());
  };
  signal.addEventListener('abort', note);
  try {
    if (isBurst) await new Promise((resolve) => setTimeout(resolve, BURST_MS));
    signal.throwIfAborted();
    return await call();
  } finally {
    // A finished call can no longer be cancelled.
    signal.removeEventListener('abort', note);
  }
}
