import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../analysis/table/steps.ts';

/** Does work step by step and lets others have their turn between two. @throws what a step throws */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
}
