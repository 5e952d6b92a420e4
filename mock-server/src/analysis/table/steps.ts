/** Work that can be put off between its steps: others may have their turn there. */
export type Steps<T> = Generator<void, T, void>;

/** Does all of it at once. @throws what a step throws */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
