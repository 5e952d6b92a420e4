import type { DateOrder, ImportNote } from '#client/lib/importNotes.ts';
import { nameOf } from '../cells/textOf.ts';
import { writtenTime } from './dateSpellings.ts';
import { readTime } from './parseTime.ts';
import type { ZonedClock } from './parseTime.ts';

/** Numeric day and month, then the year. */
const NUMERIC = /^\D{0,6}(\d{1,2})([-/.])(\d{1,2})\2\d{2,4}\b/u;

/** Determines whether a date column is day-first or month-first: dates that are valid in one order only decide for the column. */
export class DateSurvey {
  #open = '';
  #byDay = 0;
  #byMonth = 0;

  constructor(
    private readonly clock: ZonedClock,
    private readonly now: number,
  ) {}

  /** Always returns true, so that a record stream can use it as a callback. */
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

  /** Some dates are valid in both orders, and no date decides. */
  get isOpen(): boolean {
    return this.#open !== '' && this.order === null;
  }

  get order(): DateOrder | null {
    if (this.#byDay > 0 && this.#byMonth === 0) return 'dmy';
    if (this.#byMonth > 0 && this.#byDay === 0) return 'mdy';
    return null;
  }

  /** Merges the findings of another survey. */
  take(other: DateSurvey): void {
    this.#open = this.#open || other.#open;
    this.#byDay = other.#byDay;
    this.#byMonth = other.#byMonth;
  }

  /** @param given the order chosen by a person */
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
