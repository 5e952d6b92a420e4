import { wallClock } from '../../lib/zoneClock.ts';

/** Whether clocks of both zones showed the same at each of the instants: zones have many names, and differ for a part of the year only. */
export function isSameClock(instants: readonly string[], one: string, other: string): boolean {
  return instants
    .map((instant) => Date.parse(instant))
    .every((instant) => wallClock(instant, one) === wallClock(instant, other));
}
