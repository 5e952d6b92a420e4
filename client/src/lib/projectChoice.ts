/** The history state of whoever chose another project by hand: they need not be told that it was switched. */
export const projectChosen = { projectChosen: true } as const;

/** Whether an address was reached that way. */
export function isProjectChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'projectChosen' in state && state.projectChosen === true;
}
