import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import { rangeOf } from '#server/analysis/measures/measureKinds.ts';
import { trendBuckets, type Buckets } from '#server/analysis/scope/reportWindow.ts';
import { rowsBetween, selectRows } from '#server/analysis/scope/selectRows.ts';
import type { Clusters } from '#server/analysis/stats/clusterRatio.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { pairedChange } from '#server/analysis/stats/pairedChange.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { periodData, type PeriodData } from '../periodData.ts';
import { byPrompt, type DomainPairs } from './domainPairs.ts';
import { citationsOfPairs, domainTallies, type DomainTallies } from './domainTallies.ts';
import { sourceTotals, type SourceTotals } from './sourceTotals.ts';

const SHARE = rangeOf('citation_share', 0);

/** Input of the rows of the cited domains table, independent of their order and page. */
export interface SourceData extends PeriodData {
  readonly buckets: Buckets;
  readonly totals: SourceTotals;
  readonly previousTotals: SourceTotals;
  readonly tallies: DomainTallies;
  /** As `tallies.ofPair`. */
  readonly previousOfPair: Uint32Array;
  /** Rows by domain of the first and the last answer that cites it, over all recorded answers that pass the filters, on any date. */
  readonly firstCited: Float64Array;
  readonly lastCited: Float64Array;
}

/** First and last citation of each domain. */
function citedDates(data: PeriodData, { domains }: SourceTotals): Pick<SourceData, 'firstCited' | 'lastCited'> {
  const { table, scope } = data;
  const { status, citationStart } = table;
  const firstCited = new Float64Array(domains.names.length).fill(Infinity);
  const lastCited = new Float64Array(domains.names.length).fill(-Infinity);
  // Rows are in order of time.
  for (const row of selectRows(table, { ...scope, from: -Infinity, to: Infinity })) {
    const to = status[row] === OK ? (citationStart[row + 1] ?? 0) : 0;
    for (let i = citationStart[row] ?? 0; i < to; i += 1) {
      const domain = domains.ofCitation[i] ?? 0;
      if (lastCited[domain] === -Infinity) firstCited[domain] = row;
      lastCited[domain] = row;
    }
  }
  return { firstCited, lastCited };
}

/** @throws RangeError for an invalid date or time zone of the query (callers check them first). */
export function sourceData(table: AnswerTable, query: FilterQuery): SourceData {
  const data = periodData(table, query);
  const totals = sourceTotals(table, data.rows);
  return {
    ...data,
    buckets: trendBuckets(data.window, query.time_zone, data.firstDate, data.lastDate),
    totals,
    previousTotals: sourceTotals(table, data.previousRows),
    tallies: domainTallies(table, data.rows, totals.domains),
    previousOfPair: citationsOfPairs(table, data.previousRows),
    ...citedDates(data, totals),
  };
}

/** Citations of a domain, of all citations. */
function shareClusters(totals: SourceTotals, pairs: DomainPairs, ofPair: Uint32Array, domain: number): Clusters {
  const { ofPrompt, answersWithCitations } = totals;
  return { num: byPrompt(pairs, ofPair, domain, ofPrompt.length), den: ofPrompt, n: answersWithCitations };
}

/** A domain's share of citations, with its interval over prompts; null without citations. */
export function shareOf({ totals, tallies }: SourceData, domain: number): Measure | null {
  return measureOfClusters(shareClusters(totals, tallies.pairs, tallies.ofPair, domain), SHARE);
}

/** The change of that share since the previous period, paired over prompts; null if it cannot be tested. */
export function shareChangeOf(data: SourceData, domain: number): Change | null {
  const { pairs, ofPair } = data.tallies;
  const before = shareClusters(data.previousTotals, pairs, data.previousOfPair, domain);
  return pairedChange(before, shareClusters(data.totals, pairs, ofPair, domain), SHARE);
}

/** Answers citing a domain, of the answers with at least one citation. */
export function answerRateOf({ totals, tallies }: SourceData, domain: number): Measure | null {
  const { pairs, answersOfPair, citingOfPrompt } = tallies;
  const num = byPrompt(pairs, answersOfPair, domain, citingOfPrompt.length);
  return measureOfClusters({ num, den: citingOfPrompt, n: totals.answersWithCitations }, SHARE);
}

/** The share of each of a few domains per trend point, null without citations; in one pass over the rows. */
export function shareLines(data: SourceData, shown: readonly number[]): (number | null)[][] {
  const { table, rows, buckets } = data;
  const { names, ofCitation } = data.totals.domains;
  const { askedAt, status, citationStart } = table;
  const points = buckets.dates.length;
  const slots = new Int32Array(names.length).fill(-1);
  shown.forEach((domain, slot) => {
    slots[domain] = slot;
  });
  const all = new Float64Array(points);
  const ofShown = new Float64Array(points * shown.length);
  let point = 0;
  // Rows are in order of time. A trend over very many years may begin after the window does.
  for (const row of rowsBetween(table, rows, buckets.bounds[0] ?? 0, Infinity)) {
    while (point < points && (askedAt[row] ?? 0) >= (buckets.bounds[point + 1] ?? Infinity)) {
      point += 1;
    }
    const to = status[row] === OK ? (citationStart[row + 1] ?? 0) : 0;
    for (let i = citationStart[row] ?? 0; point < points && i < to; i += 1) {
      const slot = slots[ofCitation[i] ?? 0] ?? -1;
      all[point] = (all[point] ?? 0) + 1;
      if (slot >= 0) {
        ofShown[slot * points + point] = (ofShown[slot * points + point] ?? 0) + 1;
      }
    }
  }
  return shown.map((_, slot) =>
    Array.from(all, (citations, at) => (citations > 0 ? (ofShown[slot * points + at] ?? 0) / citations : null)),
  );
}
