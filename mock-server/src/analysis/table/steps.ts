/** Work that can yield between its steps, so that it does not block the event loop. */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps at once. @throws what a step throws */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
