import type { CrawlerRow, EngineRow } from '#client/api/trafficSchemas.ts';
import { compareCodes, compareTexts } from '#client/lib/compareTexts.ts';
import { formatDay } from '#client/lib/dates.ts';
import type { AiEngine } from './aiEngines.ts';
import type { Crawler } from './Crawler.ts';
import { type DayWindow } from './days.ts';
import { forEachCell } from './forEachCell.ts';
import { isErrorStatus, isPageServed } from './isPageRequest.ts';
import type { TrafficLog } from './TrafficLog.ts';

interface Tally {
  hits: number;
  errors: number;
  byReferrer: number;
  last: number;
  readonly pages: Set<number>;
}

const emptyTally = (): Tally => ({ hits: 0, errors: 0, byReferrer: 0, last: 0, pages: new Set() });

function tallyOf<K>(map: Map<K, Tally>, key: K): Tally {
  const tally = map.get(key) ?? emptyTally();
  map.set(key, tally);
  return tally;
}

/** Each crawler in the window: its requests, errors among them, distinct addresses, last day. Most requests first. */
export function crawlerRows(log: TrafficLog, window: DayWindow): CrawlerRow[] {
  const tallies = new Map<Crawler, Tally>();
  forEachCell(log, window, ({ actor, status, count, url, day }) => {
    if (actor.kind !== 'crawler') return;
    const tally = tallyOf(tallies, actor.crawler);
    tally.hits += count;
    tally.errors += isErrorStatus(status) ? count : 0;
    tally.pages.add(url);
    tally.last = Math.max(tally.last, day);
  });
  return [...tallies]
    .map(([{ token: _, ...crawler }, { hits, errors, pages, last }]): CrawlerRow => {
      return {
        ...crawler,
        hits,
        errors,
        pages: pages.size,
        last_date: formatDay(last),
      };
    })
    .sort((a, b) => b.hits - a.hits || compareTexts(a.name, b.name));
}

/**
 * Each engine that sent visitors in the window: pages served, those of them identified by referrer (which takes precedence
 * over a tagged link), errors, distinct pages, last day. Most visits first.
 */
export function engineRows(log: TrafficLog, window: DayWindow): EngineRow[] {
  const tallies = new Map<AiEngine, Tally>();
  forEachCell(log, window, ({ actor, status, count, url, day }) => {
    if (actor.kind !== 'visit') return;
    const tally = tallyOf(tallies, actor.engine);
    tally.last = Math.max(tally.last, day);
    if (isPageServed(status)) {
      tally.hits += count;
      tally.byReferrer += actor.byReferrer ? count : 0;
      tally.pages.add(url);
    } else if (isErrorStatus(status)) {
      tally.errors += count;
    }
  });
  return [...tallies]
    .map(([{ id, name_zh, name_en }, { hits, byReferrer, errors, pages, last }]): EngineRow => {
      return {
        id,
        name_zh,
        name_en,
        visits: hits,
        by_referrer: byReferrer,
        errors,
        pages: pages.size,
        last_date: formatDay(last),
      };
    })
    .sort((a, b) => b.visits - a.visits || compareCodes(a.id, b.id));
}
