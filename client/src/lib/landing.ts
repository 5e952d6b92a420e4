/** The history state of whoever goes to the start page without having asked for it by name: after logging in, or by the logo. */
export const landing = { landing: true } as const;

/** Whether a page was reached that way: it may then lead on, where it has nothing to show. */
export function isLanding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'landing' in state && state.landing === true;
}
