import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '#server/analysis/table/steps.ts';

/** Runs the steps of work and yields to the event loop in between. @throws the errors of a step */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
}
