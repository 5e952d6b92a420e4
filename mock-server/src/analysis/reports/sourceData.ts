import type { Change, Measure } from '../../../../client/src/api/measureSchemas.ts';
import type { FilterQuery } from '../../../../client/src/api/filterQuery.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { trendBuckets, type Buckets } from '../scope/reportWindow.ts';
import { rowsBetween, selectRows } from '../scope/selectRows.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { pairedChange } from '../stats/pairedChange.ts';
import { STATUS_CODES, type AnswerTable } from '../types.ts';
import { citationHistory } from './citationHistory.ts';
import { domainTallies, type DomainTallies } from './domainTallies.ts';
import { periodData, type PeriodData } from './periodData.ts';
import { sourceTotals, type SourceTotals } from './sourceTotals.ts';

const OK = STATUS_CODES.indexOf('ok');
const SHARE = rangeOf('citation_share', 0);

/** Everything that rows of the table of cited domains are made from, whatever their order and page. */
export interface SourceData extends PeriodData {
  readonly buckets: Buckets;
  readonly totals: SourceTotals;
  readonly previousTotals: SourceTotals;
  readonly tallies: DomainTallies;
  readonly previousTallies: DomainTallies;
  /** Epoch milliseconds by domain, of all recorded answers that the filters leave, whatever the dates. */
  readonly firstCited: Float64Array;
  readonly lastCited: Float64Array;
}

function citedDates(data: PeriodData, { domains }: SourceTotals): Pick<SourceData, 'firstCited' | 'lastCited'> {
  const { table, scope } = data;
  const history = citationHistory(table, selectRows(table, { ...scope, from: -Infinity, to: Infinity }));
  const firstCited = new Float64Array(domains.names.length).fill(Infinity);
  const lastCited = new Float64Array(domains.names.length).fill(-Infinity);
  domains.ofUrl.forEach((domain, url) => {
    firstCited[domain] = Math.min(firstCited[domain] ?? Infinity, history.first[url] ?? Infinity);
    lastCited[domain] = Math.max(lastCited[domain] ?? -Infinity, history.last[url] ?? -Infinity);
  });
  return { firstCited, lastCited };
}

/** @throws RangeError when a date or the time zone of the query is none (callers check them first). */
export function sourceData(table: AnswerTable, query: FilterQuery): SourceData {
  const data = periodData(table, query);
  const totals = sourceTotals(table, data.rows);
  return {
    ...data,
    buckets: trendBuckets(data.window, query.time_zone, data.firstDate, data.lastDate),
    totals,
    previousTotals: sourceTotals(table, data.previousRows),
    tallies: domainTallies(table, data.rows, totals.domains),
    previousTallies: domainTallies(table, data.previousRows, totals.domains),
    ...citedDates(data, totals),
  };
}

function column(counts: ReadonlyMap<number, number> | undefined, length: number): Float64Array {
  const values = new Float64Array(length);
  for (const [index, count] of counts ?? []) {
    values[index] = count;
  }
  return values;
}

/** Citations of a domain, of all citations. */
function shareClusters(totals: SourceTotals, { domains }: DomainTallies, domain: number): Clusters {
  const num = column(domains[domain]?.citationsOfPrompt, totals.ofPrompt.length);
  return { num, den: totals.ofPrompt, n: totals.answersWithCitations };
}

export function shareOf({ totals, tallies }: SourceData, domain: number): Measure | null {
  return measureOfClusters(shareClusters(totals, tallies, domain), SHARE);
}

export function shareChangeOf(data: SourceData, domain: number): Change | null {
  const before = shareClusters(data.previousTotals, data.previousTallies, domain);
  return pairedChange(before, shareClusters(data.totals, data.tallies, domain), SHARE);
}

/** Answers citing a domain, of the answers with at least one citation. */
export function answerRateOf({ totals, tallies }: SourceData, domain: number): Measure | null {
  const num = column(tallies.domains[domain]?.answersOfPrompt, tallies.citingOfPrompt.length);
  return measureOfClusters({ num, den: tallies.citingOfPrompt, n: totals.answersWithCitations }, SHARE);
}

/** The share of each of a few domains per trend point, null where nothing is cited; in one pass over the rows. */
export function shareLines(data: SourceData, shown: readonly number[]): (number | null)[][] {
  const { table, rows, totals, buckets } = data;
  const points = buckets.dates.length;
  const slots = new Map(shown.map((domain, slot) => [domain, slot]));
  const all = new Float64Array(points);
  const ofShown = new Float64Array(points * shown.length);
  let point = 0;
  // Rows are in order of time. A trend over very many years may begin after the window does.
  for (const row of rowsBetween(table, rows, buckets.bounds[0] ?? 0, Infinity)) {
    while (point < points && (table.askedAt[row] ?? 0) >= (buckets.bounds[point + 1] ?? Infinity)) {
      point += 1;
    }
    const to = table.status[row] === OK ? (table.citationStart[row + 1] ?? 0) : 0;
    for (let i = table.citationStart[row] ?? 0; point < points && i < to; i += 1) {
      const slot = slots.get(totals.domains.ofUrl[table.citationUrl[i] ?? 0] ?? 0);
      all[point] = (all[point] ?? 0) + 1;
      if (slot !== undefined) {
        ofShown[slot * points + point] = (ofShown[slot * points + point] ?? 0) + 1;
      }
    }
  }
  return shown.map((_, slot) =>
    Array.from(all, (citations, at) => (citations > 0 ? (ofShown[slot * points + at] ?? 0) / citations : null)),
  );
}
