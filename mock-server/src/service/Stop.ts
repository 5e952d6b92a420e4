import { setImmediate as nextTurn } from 'node:timers/promises';

/** Tells work that takes its time whether anybody still waits for it; an AbortSignal is one. */
export interface Stop {
  /** @throws where nobody does any more. */
  throwIfAborted(): void;
}

/** For work that is always brought to its end. */
export const NEVER: Stop = { throwIfAborted: () => undefined };

/** Lets others have their turn. @throws as `stop`, so that work nobody waits for ends here. */
export async function giveWay(stop: Stop): Promise<void> {
  await nextTurn();
  stop.throwIfAborted();
}
