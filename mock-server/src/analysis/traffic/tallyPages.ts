import { normalisedHost } from '#client/lib/hosts.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { DayWindow } from './days.ts';
import { forEachCell } from './forEachCell.ts';
import { isErrorStatus, isPageServed } from './isPageRequest.ts';
import type { TrafficLog } from './TrafficLog.ts';

const OWN = 0;

/** Figures of a page, or of a folder with everything below it, from the log and the answers. */
export interface PageTally {
  hits: number;
  training: number;
  index: number;
  user: number;
  /** Requests of crawlers that did not end in an error. */
  fetched: number;
  /** Errors in responses to crawlers and visitors from AI engines. */
  errors: number;
  visits: number;
  /** Ok answers citing it, each counted once, and those of them that name the own brand. */
  cited: number;
  named: number;
  /** Last day of a request, since 1970; 0 without one. */
  last: number;
  readonly pages: Set<string>;
}

/** The log and the answers of the same window. */
export interface TrafficScope {
  readonly log: TrafficLog;
  readonly window: DayWindow;
  readonly table: AnswerTable;
  /** Rows of the window, of any status. */
  readonly rows: Uint32Array;
}

/** Group of an address; null: none. */
type GroupOf = (url: string) => string | null;

function emptyTally(): PageTally {
  return {
    ...{ hits: 0, training: 0, index: 0, user: 0, fetched: 0, errors: 0, visits: 0, cited: 0, named: 0, last: 0 },
    pages: new Set(),
  };
}

/** Adds the answers that cite own pages: those of the own brand's sites, and of every site in the log. */
function addAnswers({ log, table, rows }: TrafficScope, groupOf: GroupOf, tallyAt: (group: string) => PageTally): void {
  const sites = new Set(log.urls.map(normalisedHost));
  const groups = table.urls.map(({ url, host, brand }) => (brand === OWN || sites.has(host) ? groupOf(url) : null));
  for (const row of rows) {
    if (table.status[row] !== OK) continue;
    const met = new Set<PageTally>();
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const url = table.citationUrl[i] ?? 0;
      const group = groups[url] ?? null;
      if (group === null) continue;
      const tally = tallyAt(group);
      met.add(tally);
      tally.pages.add(table.urls[url]?.url ?? '');
    }
    const isNamed = ((table.namedMask[row] ?? 0) & 1) === 1;
    for (const tally of met) {
      tally.cited += 1;
      tally.named += Number(isNamed);
    }
  }
}

/**
 * Joins the log and the answers on normalised addresses, summed by group. Both use the same form (https, no
 * `www.`, no tracking parameters, no trailing slash), so that a page has one address in both.
 */
export function tallyPages(scope: TrafficScope, groupOf: GroupOf): ReadonlyMap<string, PageTally> {
  const { log, window } = scope;
  const tallies = new Map<string, PageTally>();
  const tallyAt = (group: string): PageTally => {
    const tally = tallies.get(group) ?? emptyTally();
    tallies.set(group, tally);
    return tally;
  };
  const groups = log.urls.map((url) => (url === '' ? null : groupOf(url)));
  forEachCell(log, window, ({ actor, url, status, day, count }) => {
    const group = groups[url] ?? null;
    if (group === null) return;
    const tally = tallyAt(group);
    tally.pages.add(log.urls[url] ?? '');
    tally.last = Math.max(tally.last, day);
    tally.errors += isErrorStatus(status) ? count : 0;
    if (actor.kind === 'crawler') {
      tally.hits += count;
      tally[actor.purpose] += count;
      tally.fetched += isErrorStatus(status) ? 0 : count;
    } else if (isPageServed(status)) {
      tally.visits += count;
    }
  });
  addAnswers(scope, groupOf, tallyAt);
  return tallies;
}
