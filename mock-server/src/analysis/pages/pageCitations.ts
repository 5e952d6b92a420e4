import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { PageStatus } from '#client/api/ownPageSchemas.ts';
import { normaliseUrl } from '../citations/normaliseUrl.ts';
import { periodData } from '../reports/periodData.ts';
import type { PeriodData } from '../reports/periodData.ts';
import { citationHistory } from '../reports/sources/citationHistory.ts';
import type { CitationHistory } from '../reports/sources/citationHistory.ts';
import { answerRateClusters, periodTally } from '../reports/sources/nodeTallies.ts';
import type { NodeTally, PeriodTally } from '../reports/sources/nodeTallies.ts';
import { courseOf, RATE } from '../reports/sources/sourceNodes.ts';
import type { SourceTree } from '../reports/sources/sourceTree.ts';
import { trendBuckets } from '../scope/reportWindow.ts';
import type { Buckets } from '../scope/reportWindow.ts';
import { selectRows } from '../scope/selectRows.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { pairedChange } from '../stats/pairedChange.ts';
import { askedOn } from '../table/answerRow.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

const OWN = 0;

/** Citations of own pages in the answers of both periods. A place is the index of one page. */
export interface PageCitations {
  readonly data: PeriodData;
  /** Places by normalised address: for the requested pages and every cited page on an own domain. */
  readonly places: ReadonlyMap<string, number>;
  /** Index into the table's `urls` by place. */
  readonly urls: readonly number[];
  readonly now: PeriodTally;
  readonly before: PeriodTally;
  readonly history: CitationHistory;
  readonly buckets: Buckets;
  /** Answers citing a page at each point: place * points + point. */
  readonly points: Uint32Array;
}

/** The address in the form of citations; null for a page that cannot be cited. */
export function citedAddress(url: string): string | null {
  return url === '' ? null : normaliseUrl(url);
}

/** A tree with every page at the top level, so that the tallies of the source tree count single pages. */
function flatTree(table: AnswerTable, wanted: ReadonlySet<string>): { tree: SourceTree; places: Map<string, number> } {
  const places = new Map<string, number>();
  const nodeOfUrl = new Map<number, number>();
  const nodes = table.urls.flatMap(({ url, brand }, index) => {
    if (brand !== OWN && !wanted.has(url)) return [];
    nodeOfUrl.set(index, places.size);
    places.set(url, places.size);
    return [{ id: url, kind: 'url' as const, label: url, parent: -1, url: index }];
  });
  return { tree: { nodes, nodeOfUrl }, places };
}

/** Counts by place the answers citing it at each point of the window; an answer counts once. */
function countPoints(
  { table, rows }: PeriodData,
  { nodes, nodeOfUrl }: SourceTree,
  { dates, bounds }: Buckets,
): Uint32Array {
  const points = new Uint32Array(nodes.length * dates.length);
  const last = new Float64Array(nodes.length).fill(-1);
  let point = 0;
  for (const row of rows) {
    const at = table.askedAt[row] ?? 0;
    while (point < dates.length && at >= (bounds[point + 1] ?? Infinity)) point += 1;
    if (table.status[row] !== OK || at < (bounds[0] ?? 0) || point >= dates.length) continue;
    const to = table.citationStart[row + 1] ?? 0;
    for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
      const place = nodeOfUrl.get(table.citationUrl[i] ?? 0) ?? -1;
      if (place < 0 || last[place] === row) continue;
      last[place] = row;
      const cell = place * dates.length + point;
      points[cell] = (points[cell] ?? 0) + 1;
    }
  }
  return points;
}

/** @throws RangeError for an invalid date or time zone of the query (callers check them first). */
export function pageCitations(table: AnswerTable, query: FilterQuery, addresses: readonly string[]): PageCitations {
  const data = periodData(table, query);
  const { tree, places } = flatTree(table, new Set(addresses));
  const buckets = trendBuckets(data.window, query.time_zone, data.firstDate, data.lastDate);
  return {
    data,
    places,
    urls: tree.nodes.map(({ url }) => url),
    now: periodTally(table, tree, data.rows),
    before: periodTally(table, tree, data.previousRows),
    history: citationHistory(table, selectRows(table, { ...data.scope, from: -Infinity, to: Infinity })),
    buckets,
    points: countPoints(data, tree, buckets),
  };
}

/** The figures of one page; a page without citations has zero figures. */
interface PageFigures {
  readonly answers: number;
  readonly rate: Measure | null;
  readonly change: Change | null;
  readonly status: PageStatus;
  readonly points: readonly number[];
  readonly last_cited_at: string | null;
}

/** See `PageFigures`. The course is judged by the rule for cited domains (`courseOf`). */
export function pageFigures(citations: PageCitations, url: string): PageFigures {
  const { data, places, urls, now, before, buckets, points, history } = citations;
  const address = citedAddress(url);
  const place = address === null ? -1 : (places.get(address) ?? -1);
  const [is, was]: (NodeTally | undefined)[] = [now.nodes[place], before.nodes[place]];
  const [rate, rateBefore] = [answerRateClusters(now, is), answerRateClusters(before, was)];
  const last = history.last[urls[place] ?? -1] ?? -Infinity;
  const isCited = (is?.citations ?? 0) + (was?.citations ?? 0) > 0;
  return {
    answers: is?.answers ?? 0,
    // Citations of a page without an address are unknown.
    rate: address === null ? null : measureOfClusters(rate, RATE),
    change: isCited ? pairedChange(rateBefore, rate, RATE) : null,
    status: isCited ? courseOf(now, before, place) : 'uncited',
    points: Array.from({ length: buckets.dates.length }, (_, at) => points[place * buckets.dates.length + at] ?? 0),
    last_cited_at: Number.isFinite(last) ? askedOn(data.table, last) : null,
  };
}
