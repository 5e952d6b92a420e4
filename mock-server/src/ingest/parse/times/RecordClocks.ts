import { LRUCache } from 'lru-cache';
import { normalizeFieldName } from '#client/lib/importFields.ts';
import { shortName } from '../cells/rowValues.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { ZonedClock } from './parseTime.ts';
import type { WallClock } from './parseTime.ts';
import { zoneInName, zoneOf } from './zoneNames.ts';
import type { ToldZone } from './zoneNames.ts';

/** Columns that hold the time zone of each time. */
const ZONE_COLUMN =
  /^(?:timezone|tz|timezonename|timezoneid|tzname|iana|utcoffset|gmtoffset|tzoffset|时区|時區|タイムゾーン|시간대|zeitzone|fuseauhoraire|zonahoraria|fusohorario|fusoorario|часовойпояс)$/u;
const MOST_CLOCKS = 500;

/** Whether a column of this name holds the time zone of the times beside it. */
export const isZoneColumn = (name: string): boolean => ZONE_COLUMN.test(normalizeFieldName(name));

/** Words for the zone that the import assumes. */
const USUAL = /^(?:local|本地|当地|當地|现地)(?:\s?(?:time|时间|時間))?$/iu;
const OFFSET_COLUMN = /offset/iu;
const HOURS = /^-?\d{1,2}(?:\.(?:0|25|5|75))?$/u;
const MOST_HOURS = 14;

/** An offset as hours without `UTC` or `GMT`, in a column named as an offset. */
function hoursIn(name: string, text: string): ToldZone | null {
  const hours = OFFSET_COLUMN.test(name) && HOURS.test(text) ? Number(text) : Number.NaN;
  return Math.abs(hours) <= MOST_HOURS ? hours * 60 : null;
}

interface Told {
  readonly byName: ToldZone | null;
  /** Index of the zone column; -1: none. */
  readonly column: number;
}

interface RecordClock {
  /** For an unknown zone every instant is NaN. */
  readonly clock: WallClock;
  /** Text of an unrecognised zone; '': none. */
  readonly unknown: string;
}

const NO_CLOCK: WallClock = { toInstant: () => Number.NaN };

/** Selects the clock of times without their own zone from what the table states. */
export class RecordClocks {
  readonly #told = new WeakMap<readonly string[], Told>();
  readonly #clocks = new LRUCache<ToldZone, WallClock>({ max: MOST_CLOCKS });

  /** @param clock used where the table states no zone. */
  constructor(private readonly clock: WallClock) {}

  /**
   * A zone in the name of the time column takes precedence over a zone column, which may hold the zone of whoever asked.
   * @param date index of the time column; undefined: there is none.
   */
  of({ keys, values, ours }: SourceRecord, date: number | undefined): RecordClock {
    if (date === undefined || ours !== undefined) return { clock: this.clock, unknown: '' };
    const { byName, column } = this.#toldBy(keys, date);
    if (byName !== null) return { clock: this.#clockOf(byName), unknown: '' };
    const written = column === -1 ? '' : shortName(values[column]);
    if (written === '' || USUAL.test(written)) return { clock: this.clock, unknown: '' };
    const zone = zoneOf(written) ?? hoursIn(keys[column] ?? '', written);
    return zone === null ? { clock: NO_CLOCK, unknown: written } : { clock: this.#clockOf(zone), unknown: '' };
  }

  #toldBy(keys: readonly string[], date: number): Told {
    const known = this.#told.get(keys);
    if (known !== undefined) return known;
    const told = { byName: zoneInName(keys[date] ?? ''), column: keys.findIndex(isZoneColumn) };
    this.#told.set(keys, told);
    return told;
  }

  #clockOf(zone: ToldZone): WallClock {
    const known = this.#clocks.get(zone);
    if (known !== undefined) return known;
    const clock: WallClock =
      typeof zone === 'string' ? new ZonedClock(zone) : { toInstant: (wallTime) => wallTime - zone * 60_000 };
    this.#clocks.set(zone, clock);
    return clock;
  }
}
