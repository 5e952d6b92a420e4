import type { DateOrder, ImportNote } from '#client/lib/importNotes.ts';
import { writtenTime } from './dateSpellings.ts';
import { readTime } from './parseTime.ts';
import type { ZonedClock } from './parseTime.ts';
import { nameOf } from './textOf.ts';

/** Day and month behind one another, with the year at the end. */
const NUMERIC = /^\D{0,6}(\d{1,2})([-/.])(\d{1,2})\2\d{2,4}\b/u;

/** In which order a column of dates has day and month: one date that allows of one order alone tells it for all. */
export class DateSurvey {
  #open = '';
  #byDay = 0;
  #byMonth = 0;

  constructor(
    private readonly clock: ZonedClock,
    private readonly now: number,
  ) {}

  /** True, so that it can be handed a stream of records. */
  add(value: unknown): boolean {
    if (typeof value !== 'string') return true;
    const match = NUMERIC.exec(value.trim());
    if (match === null) return true;
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (first > 12 && second <= 12) {
      this.#byDay += 1;
    } else if (second > 12 && first <= 12) {
      this.#byMonth += 1;
    } else if (this.#isOpen(value)) {
      if (this.#open === '') this.#open = nameOf(value);
    }
    return true;
  }

  /** Some dates can be read in both orders, and none tells which. */
  get isOpen(): boolean {
    return this.#open !== '' && this.order === null;
  }

  get order(): DateOrder | null {
    if (this.#byDay > 0 && this.#byMonth === 0) return 'dmy';
    if (this.#byMonth > 0 && this.#byDay === 0) return 'mdy';
    return null;
  }

  /** Takes over what another one found. */
  take(other: DateSurvey): void {
    this.#open = this.#open || other.#open;
    this.#byDay = other.#byDay;
    this.#byMonth = other.#byMonth;
  }

  /** @param given by a person. */
  notes(given: DateOrder | null): readonly ImportNote[] {
    if (this.#open === '') return [];
    const order = given ?? this.order;
    if (order === null) return [{ note: 'date_guess', line: 0, values: [this.#open] }];
    const read = readTime(this.#open, this.clock, this.now, order);
    const day = typeof read === 'string' ? read : this.clock.dayOf(read.askedAt);
    return [{ note: 'date_order', line: 0, values: [this.#open, day] }];
  }

  #isOpen(value: string): boolean {
    const written = writtenTime(value, null);
    return written !== null && 'first' in written;
  }
}
