import { dayNumberOf } from '#client/lib/dates.ts';
import { dateOf } from '#client/lib/zoneClock.ts';

/** All UTC offsets are multiples of this, so days change only at such times. */
const STEP_MS = 15 * 60_000;

/** Converts instants to days of a time zone; cached, because a log has thousands of lines per quarter of an hour. */
export class LogClock {
  readonly #days = new Map<number, number>();
  #lastStep = Number.NaN;
  #lastDay = 0;

  /** @param timeZone IANA */
  constructor(private readonly timeZone: string) {}

  /** Days since 1970-01-01. */
  dayOf(at: number): number {
    const step = Math.floor(at / STEP_MS);
    if (step === this.#lastStep) return this.#lastDay;
    const day = this.#days.get(step) ?? dayNumberOf(dateOf(at, this.timeZone));
    this.#days.set(step, day);
    this.#lastStep = step;
    this.#lastDay = day;
    return day;
  }
}
