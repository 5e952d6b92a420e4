import type { QueryClient } from '@tanstack/react-query';

/** A person who goes on choosing makes the next choice within this time, in milliseconds. */
const BURST_MS = 250;

interface QueryContext {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

const cancelledAt = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Throttles a query whose key changes with every filter. The first call goes out at once; one that follows a cancelled call waits
 * whether it is cancelled as well, so that of a burst of changes the first and the last are sent.
 * @param name what the query asks for, whatever the filters
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
    // A call that is answered is not cancelled any more.
    signal.removeEventListener('abort', note);
  }
}
