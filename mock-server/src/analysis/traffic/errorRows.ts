import type { ErrorRow } from '#client/api/trafficSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { formatDay } from '#client/lib/dates.ts';
import { type DayWindow } from './days.ts';
import { forEachCell } from './forEachCell.ts';
import { isErrorStatus } from './isPageRequest.ts';
import type { TrafficLog } from './TrafficLog.ts';

const MOST_ROWS = 200;
const STATUS_ROOM = 1000;

interface Tally {
  readonly url: string;
  readonly status: number;
  hits: number;
  visits: number;
  last: number;
  readonly crawlers: Map<string, number>;
}

function rowOf({ url, status, hits, visits, last, crawlers }: Tally): ErrorRow {
  const names = [...crawlers].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return { url, status, hits, visits, crawlers: names, last_date: formatDay(last) };
}

/**
 * Addresses that responded to crawlers or to visitors from AI engines with 4xx or 5xx, one row per status; the most frequent
 * first. Addresses beyond the limit of distinct pages share one row with an empty address.
 */
export function errorRows(log: TrafficLog, window: DayWindow): { readonly list: ErrorRow[]; readonly total: number } {
  const tallies = new Map<number, Tally>();
  forEachCell(log, window, ({ actor, status, count, url, day }) => {
    if (!isErrorStatus(status)) return;
    const key = url * STATUS_ROOM + status;
    const fresh: Tally = { url: log.urls[url] ?? '', status, hits: 0, visits: 0, last: 0, crawlers: new Map() };
    const tally = tallies.get(key) ?? fresh;
    tallies.set(key, tally);
    tally.last = Math.max(tally.last, day);
    if (actor.kind === 'crawler') {
      const { name } = actor.crawler;
      tally.hits += count;
      tally.crawlers.set(name, (tally.crawlers.get(name) ?? 0) + count);
    } else {
      tally.visits += count;
    }
  });
  const rows = [...tallies.values()].sort(
    (a, b) => b.hits + b.visits - a.hits - a.visits || compareTexts(a.url, b.url) || a.status - b.status,
  );
  return { list: rows.slice(0, MOST_ROWS).map(rowOf), total: rows.length };
}
