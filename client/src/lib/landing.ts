/** History state of a navigation to the start page that the user did not explicitly choose: after logging in, or by the logo. */
export const landing = { landing: true } as const;

/** Whether a page was reached that way: it may then redirect if it has nothing to show. */
export function isLanding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'landing' in state && state.landing === true;
}
