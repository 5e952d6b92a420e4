import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { formatDay } from '#client/lib/dates.ts';
import { normalisedHost } from '#client/lib/hosts.ts';
import type { DayWindow } from '../traffic/days.ts';
import { forEachCell } from '../traffic/forEachCell.ts';
import { isErrorStatus, isPageServed } from '../traffic/isPageRequest.ts';
import type { TrafficLog } from '../traffic/TrafficLog.ts';

export type PageTraffic = NonNullable<PageRow['traffic']>;

type Sums = Omit<PageTraffic, 'last_date'> & { last: number };

const NOTHING = { hits: 0, training: 0, index: 0, user: 0, errors: 0, visits: 0, last: 0 } as const;

/**
 * Traffic of pages in a window of days from access logs, by normalised address. Null for a page whose site has no log: unknown is not the
 * same as zero.
 */
export function pageTraffic(
  log: TrafficLog | null,
  window: DayWindow,
  addresses: readonly string[],
): (address: string) => PageTraffic | null {
  if (log === null) return () => null;
  const wanted = new Map(addresses.map((address): [string, Sums] => [address, { ...NOTHING }]));
  const sites = new Set(log.urls.map(normalisedHost));
  const sumsOf = log.urls.map((url) => wanted.get(url));
  forEachCell(log, window, ({ actor, url, status, day, count }) => {
    const sums = sumsOf[url];
    if (sums === undefined) return;
    sums.last = Math.max(sums.last, day);
    sums.errors += isErrorStatus(status) ? count : 0;
    if (actor.kind === 'crawler') {
      sums.hits += count;
      sums[actor.purpose] += count;
    } else if (isPageServed(status)) {
      sums.visits += count;
    }
  });
  return (address) => {
    const sums = wanted.get(address);
    if (sums === undefined || !sites.has(normalisedHost(address))) return null;
    const { last, ...counts } = sums;
    return { ...counts, last_date: last === 0 ? null : formatDay(last) };
  };
}
