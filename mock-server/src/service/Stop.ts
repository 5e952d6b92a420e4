import { setImmediate as nextTurn } from 'node:timers/promises';

/** Aborts long work when its client disconnects; an AbortSignal is one. */
export interface Stop {
  /** @throws when the work is aborted. */
  throwIfAborted(): void;
}

/** For work that is never aborted. */
export const NEVER: Stop = { throwIfAborted: () => undefined };

/** Yields to the event loop. @throws as `stop`, which ends aborted work. */
export async function giveWay(stop: Stop): Promise<void> {
  await nextTurn();
  stop.throwIfAborted();
}
