import type { DateOrder } from '#client/lib/importNotes.ts';
import { shortName } from '../cells/rowValues.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { hasUnknownZone, missesYear } from './dateFaults.ts';
import { readTime } from './parseTime.ts';
import type { ReadTime, TimeProblem, ZonedClock } from './parseTime.ts';
import { RecordClocks } from './RecordClocks.ts';

/** When an answer was asked for, and the source of that time. */
export type RowTime = ReadTime & {
  /** The row has no date of its own and uses that of the file. */
  readonly isFileDated: boolean;
  /** The day parsed from the file's name. */
  readonly dayOfFile: string | null;
  /** The instant without the zone stated by the table; absent where it is the same. */
  readonly unzonedAt?: number;
};

export type RowTimeProblem =
  | 'no_date'
  | 'unreadable_date'
  | 'ambiguous_date'
  | 'date_out_of_range'
  | 'no_year'
  | 'unknown_zone';

type RecordTimesOptions = {
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly dateOrder?: DateOrder | null;
  readonly fileDate?: string | null;
};

const PROBLEMS: Readonly<Record<TimeProblem, RowTimeProblem>> = {
  unreadable: 'unreadable_date',
  ambiguous: 'ambiguous_date',
  out_of_range: 'date_out_of_range',
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value !== 'object' && shortName(value) === '');

/** Parses the times of records in their time zones. */
export class RecordTimes {
  readonly #clocks: RecordClocks;

  constructor(private readonly options: RecordTimesOptions) {
    this.#clocks = new RecordClocks(options.clock);
  }

  /**
   * @param value the recorded value of the time
   * @param column index of the time column; undefined: there is none
   * @param day the day parsed from the file's name
   */
  of(value: unknown, record: SourceRecord, column: number | undefined, day: string | null): RowTime | RowTimeProblem {
    const { clock, now, fileDate = null } = this.options;
    if (!isBlank(value)) return this.#written(value, record, column);
    const ofFile = fileDate === null && day !== null ? readTime(day, clock, now) : 'unreadable';
    if (typeof ofFile !== 'string') return { ...ofFile, isFileDated: false, dayOfFile: day };
    if (fileDate === null) return 'no_date';
    const time = this.#read(fileDate, clock);
    return typeof time === 'string' ? PROBLEMS[time] : { ...time, isFileDated: true, dayOfFile: null };
  }

  /** The unrecognised zone beside a record's time; '' when there is none. */
  unknownZoneOf(record: SourceRecord, column: number | undefined): string {
    return this.#clocks.of(record, column).unknown;
  }

  #written(value: unknown, record: SourceRecord, column: number | undefined): RowTime | RowTimeProblem {
    const { clock: usual } = this.options;
    const { clock, unknown } = this.#clocks.of(record, column);
    const time = this.#read(value, clock);
    if (typeof time === 'string') return this.#problemOf(time, value, unknown !== '');
    const unzoned = clock === usual || time.dayOnly ? time : this.#read(value, usual);
    const isMoved = typeof unzoned !== 'string' && unzoned.askedAt !== time.askedAt;
    return { ...time, isFileDated: false, dayOfFile: null, ...(isMoved && { unzonedAt: unzoned.askedAt }) };
  }

  #problemOf(problem: TimeProblem, value: unknown, isZoneUnknown: boolean): RowTimeProblem {
    if (problem !== 'unreadable') return PROBLEMS[problem];
    const { clock, dateOrder = null } = this.options;
    if (isZoneUnknown && typeof this.#read(value, clock) !== 'string') return 'unknown_zone';
    if (typeof value !== 'string') return 'unreadable_date';
    if (hasUnknownZone(value, dateOrder)) return 'unknown_zone';
    return missesYear(value, dateOrder) ? 'no_year' : 'unreadable_date';
  }

  #read(value: unknown, clock: Parameters<typeof readTime>[1]): ReadTime | TimeProblem {
    return readTime(value, clock, this.options.now, this.options.dateOrder ?? null);
  }
}
