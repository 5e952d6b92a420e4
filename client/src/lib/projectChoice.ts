/** History state of a project switch by hand: the user needs no notice that the project was switched. */
export const projectChosen = { projectChosen: true } as const;

/** Whether an address was reached that way. */
export function isProjectChosen(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'projectChosen' in state && state.projectChosen === true;
}
