const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Upper limit of a requested delay. */
const LONGEST = 24 * HOUR;
const LONGEST_STEP = 6 * HOUR;

/** Limit of attempts: with these delays, a message fails 8 to 9 hours after the first. */
export const MOST_ATTEMPTS = 6;

/**
 * Delay after a failed attempt, in milliseconds: 1, 5 and 25 minutes, 2 and 6 hours; longer if the receiving server asks for it.
 * @param attempts number of attempts so far, at least 1
 * @param asked Retry-After in milliseconds
 */
export function waitAfter(attempts: number, asked: number | null): number {
  const step = Math.min(LONGEST_STEP, MINUTE * 5 ** (attempts - 1));
  return Math.min(LONGEST, Math.max(step, asked ?? 0));
}

/** Whether the time of an attempt has come. A time further ahead than any delay was set before the clock was set back. */
export function isDue(at: number, now: number): boolean {
  return at <= now || at - now > LONGEST;
}
