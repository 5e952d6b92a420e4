import { columnsFitting, normalizeFieldName } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { writtenTime } from '../times/dateSpellings.ts';
import { isDay } from '../times/isDay.ts';
import { zoneInName } from '../times/zoneNames.ts';

/** Names of time-of-day columns; other names mean times of any kind. */
const CLOCK_NAMES: ReadonlySet<string> = new Set(
  ['hour', 'clock', 'time_of_day', 'local_time', 'hora', 'heure', 'ora', '时刻', '時刻', '시각'].map(
    normalizeFieldName,
  ),
);
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/u;
const LONGEST_CLOCK = 24;
const ANY_DAY = '2026-01-02';

/** The day column and the time column, and the keys without the latter. */
interface Pair {
  readonly day: number;
  readonly clock: number;
  /** The zone in the time column's name, in the notation that follows a time; '' if none. */
  readonly zone: string;
  readonly keys: readonly string[];
}

const written = (text: string) => writtenTime(text, 'dmy');

function isWhole(text: string): boolean {
  const time = written(text);
  return time !== null && 'clock' in time && time.clock !== null;
}

const isClock = (text: string): boolean =>
  text.length <= LONGEST_CLOCK && written(text) === null && isWhole(`${ANY_DAY} ${text}`);

/** The columns that may hold days, and those that may hold times of day. */
const columnsOf = memoize((keys: readonly string[]) => {
  const days = columnsFitting('date', keys);
  const isClockName = (key: string): boolean => CLOCK_NAMES.has(normalizeFieldName(key));
  return { days, clocks: keys.flatMap((key, place) => (days.includes(place) || isClockName(key) ? [place] : [])) };
});

/** The offset in a column's name, in the notation that follows a time: ` +08:00`. */
function offsetBehind(name: string): string {
  const zone = zoneInName(name);
  if (typeof zone !== 'number') return '';
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60];
  return ` ${zone < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Joins day and time of day that a table stores in two columns. */
export class JoinedTimes {
  /** Null: the first conclusive row has no such two columns. */
  readonly #known = new WeakMap<readonly string[], Pair | null>();

  /**
   * @param chosen the date column chosen by a person; undefined: none
   * @param onJoined called with the names of both columns
   */
  constructor(
    private readonly chosen: string | null | undefined,
    private readonly onJoined: (names: readonly string[]) => void,
  ) {}

  /** Replaces the two columns with one; returns the record unchanged without two such columns. */
  join(record: SourceRecord): SourceRecord {
    const pair = this.#pairOf(record);
    if (pair === null) return record;
    const { day, clock, zone, keys } = pair;
    const date = nameOf(record.values[day]).replace(COMPACT_DAY, '$1-$2-$3');
    const time = nameOf(record.values[clock]);
    const isBoth = time !== '' && isDay(date);
    const values = record.values.with(day, isBoth ? `${date} ${time}${zone}` : record.values[day]);
    return { ...record, keys, values: values.toSpliced(clock, 1) };
  }

  #pairOf({ keys, values }: SourceRecord): Pair | null {
    const known = this.#known.get(keys);
    if (known !== undefined) return known;
    const named = columnsOf(keys);
    const holds = (isKind: (text: string) => boolean) => (place: number) => isKind(nameOf(values[place]));
    const clocks = named.clocks.filter(holds(isClock));
    const [day, clock] = [named.days.find(holds(isDay)), clocks[0]];
    if (named.days.length === 0 || named.days.some(holds(isWhole))) return this.#keep(keys, null);
    // Another row may fill what this one lacks.
    if (day === undefined || clock === undefined) return null;
    const isChosen = this.chosen === undefined || this.chosen === keys[day];
    if (clocks.length > 1 || !isChosen) return this.#keep(keys, null);
    this.onJoined([keys[day] ?? '', keys[clock] ?? '']);
    return this.#keep(keys, { day, clock, zone: offsetBehind(keys[clock] ?? ''), keys: keys.toSpliced(clock, 1) });
  }

  #keep(keys: readonly string[], pair: Pair | null): Pair | null {
    this.#known.set(keys, pair);
    return pair;
  }
}
