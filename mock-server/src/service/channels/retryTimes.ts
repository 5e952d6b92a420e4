const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Nobody is kept waiting for longer, whatever the far end asks. */
const LONGEST = 24 * HOUR;
const LONGEST_STEP = 6 * HOUR;

/** After so many attempts a message is given up: with these steps, 8 to 9 hours after the first. */
export const MOST_ATTEMPTS = 6;

/**
 * How long to wait after a failed attempt, in milliseconds: 1, 5 and 25 minutes, 2 and 6 hours; longer where the far end said so.
 * @param attempts made so far, at least 1
 * @param asked what the far end asked for (Retry-After), in milliseconds
 */
export function waitAfter(attempts: number, asked: number | null): number {
  const step = Math.min(LONGEST_STEP, MINUTE * 5 ** (attempts - 1));
  return Math.min(LONGEST, Math.max(step, asked ?? 0));
}
