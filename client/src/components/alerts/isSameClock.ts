import { canonicalZone, wallClock } from '#client/lib/zoneClock.ts';

/**
 * Whether both zones have the same wall clock time at each of the instants: a zone has many names, and two may differ for only a part of
 * the year. A zone that this browser does not know, such as a new one or a provider's own, is the same only as itself.
 */
export function isSameClock(instants: readonly string[], one: string, other: string): boolean {
  if (one === other) return true;
  if (canonicalZone(one) === null || canonicalZone(other) === null) return false;
  return instants
    .map((instant) => Date.parse(instant))
    .every((instant) => wallClock(instant, one) === wallClock(instant, other));
}
