import { normalizeFieldName } from '#client/lib/importFields.ts';
import { LRUCache } from 'lru-cache';
import { ZonedClock } from './parseTime.ts';
import type { WallClock } from './parseTime.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf } from './textOf.ts';
import { zoneInName, zoneOf } from './zoneNames.ts';
import type { ToldZone } from './zoneNames.ts';

/** Columns that tell the zone of each time. */
const ZONE_COLUMN =
  /^(?:timezone|tz|timezonename|timezoneid|tzname|iana|utcoffset|gmtoffset|tzoffset|时区|時區|タイムゾーン|시간대|zeitzone|fuseauhoraire|zonahoraria|fusohorario|fusoorario|часовойпояс)$/u;
const MOST_CLOCKS = 500;

interface Told {
  readonly byName: ToldZone | null;
  /** Place of the column of zones; -1: there is none. */
  readonly column: number;
}

/** The clocks that times without a zone of their own are of, where the table tells it. */
export class RecordClocks {
  readonly #told = new WeakMap<readonly string[], Told>();
  readonly #clocks = new LRUCache<ToldZone, WallClock>({ max: MOST_CLOCKS });

  /** @param clock where nothing is told. */
  constructor(private readonly clock: WallClock) {}

  /** @param date the place of the column of times; undefined: there is none. */
  of({ keys, values, ours }: SourceRecord, date: number | undefined): WallClock {
    if (date === undefined || ours !== undefined) return this.clock;
    const { byName, column } = this.#toldBy(keys, date);
    const zone = (column === -1 ? null : zoneOf(nameOf(values[column]))) ?? byName;
    return zone === null ? this.clock : this.#clockOf(zone);
  }

  #toldBy(keys: readonly string[], date: number): Told {
    const known = this.#told.get(keys);
    if (known !== undefined) return known;
    const column = keys.findIndex((key) => ZONE_COLUMN.test(normalizeFieldName(key)));
    const told = { byName: zoneInName(keys[date] ?? ''), column };
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
