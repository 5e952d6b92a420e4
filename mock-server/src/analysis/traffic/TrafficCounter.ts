import { DAY_MS } from '#client/lib/dates.ts';
import { detachString } from '../text/detachString.ts';
import { CellCounts } from './CellCounts.ts';
import type { TrafficLog } from './TrafficLog.ts';

/** Limit of distinct pages; a site has fewer, but crawlers of its filter pages request millions of addresses. */
const MOST_URLS = 200_000;
/** Limit of cells; beyond it new addresses are counted together. */
const MOST_CELLS = 3_000_000;
const URL_ROOM = 2 ** 20;
const STATUS_ROOM = 2 ** 10;
const ACTOR_ROOM = 2 ** 8;
/** 14 bits for the day, 8 for the actor, 10 for the status and 20 for the page: 52 bits are exact in a double. */
const DAY_BASE = Date.UTC(2000, 0, 1) / DAY_MS;

/** Counts the requests of a log by cell. */
export class TrafficCounter {
  readonly #cells = new CellCounts();
  readonly #urls = new Map<string, number>();
  readonly #actors = new Map<string, number>();
  #beyond = 0;

  /** Requests whose page is beyond the limit of distinct pages. */
  get beyond(): number {
    return this.#beyond;
  }

  /** @param day since 1970-01-01, from 2000 on; @param url normalised, or empty */
  add(day: number, actor: string, url: string, status: number, amount = 1): void {
    const place = this.#urlIndex(url, amount);
    const who = this.#indexIn(this.#actors, actor);
    const key = (((day - DAY_BASE) * ACTOR_ROOM + who) * STATUS_ROOM + status) * URL_ROOM + place;
    this.#cells.add(key, amount);
  }

  /** Adds all counts of another log. */
  addLog(log: TrafficLog): void {
    log.count.forEach((count, cell) => {
      const actor = log.actors[log.actor[cell] ?? 0] ?? '';
      this.add(log.day[cell] ?? DAY_BASE, actor, log.urls[log.url[cell] ?? 0] ?? '', log.status[cell] ?? 0, count);
    });
  }

  /** The counts, sorted by day, actor, status and page. */
  toLog(rest: Pick<TrafficLog, 'timeZone' | 'spans' | 'imports'>): TrafficLog {
    const entries = this.#cells.entries();
    const size = entries.length;
    const log = {
      ...rest,
      urls: [...this.#urls.keys()],
      actors: [...this.#actors.keys()],
      day: new Uint16Array(size),
      actor: new Uint8Array(size),
      url: new Uint32Array(size),
      status: new Uint16Array(size),
      count: new Uint32Array(size),
    };
    entries.forEach(([key, count], cell) => {
      const url = key % URL_ROOM;
      const withStatus = (key - url) / URL_ROOM;
      const status = withStatus % STATUS_ROOM;
      const withActor = (withStatus - status) / STATUS_ROOM;
      const actor = withActor % ACTOR_ROOM;
      log.url[cell] = url;
      log.status[cell] = status;
      log.actor[cell] = actor;
      log.day[cell] = (withActor - actor) / ACTOR_ROOM + DAY_BASE;
      log.count[cell] = count;
    });
    return log;
  }

  #urlIndex(url: string, amount: number): number {
    const known = this.#urls.get(url);
    if (known !== undefined) return known;
    const isFull = this.#urls.size >= MOST_URLS || this.#cells.size >= MOST_CELLS;
    if (isFull && url !== '') {
      this.#beyond += amount;
      return this.#indexIn(this.#urls, '');
    }
    return this.#indexIn(this.#urls, detachString(url));
  }

  #indexIn(map: Map<string, number>, name: string): number {
    const known = map.get(name);
    if (known !== undefined) return known;
    map.set(name, map.size);
    return map.size - 1;
  }
}
