import { wallClock } from '#client/lib/zoneClock.ts';

/**
 * Whether both zones have the same wall clock time at each of the instants: a zone has many names, and two may differ for only a part of
 * the year.
 */
export function isSameClock(instants: readonly string[], one: string, other: string): boolean {
  return instants
    .map((instant) => Date.parse(instant))
    .every((instant) => wallClock(instant, one) === wallClock(instant, other));
}
