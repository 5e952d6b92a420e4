import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { givenType } from '#server/analysis/citations/givenTypes.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import { currentWindow, previousWindow, trendBuckets } from '#server/analysis/scope/reportWindow.ts';
import { scopeOf } from '#server/analysis/scope/scopeOf.ts';
import { selectRows } from '#server/analysis/scope/selectRows.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { pairedChange } from '#server/analysis/stats/pairedChange.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { projectRefs } from '../projectRefs.ts';
import { dataDates, reportScope } from '../reportScope.ts';
import { citationHistory, type CitationHistory } from './citationHistory.ts';
import { gapPrompts } from './gapPrompts.ts';
import { citationFlow, hostGroups, hostsOverTime } from './hostFlow.ts';
import { answerRateClusters, periodTally, shareClusters } from './nodeTallies.ts';
import { replacedPages } from './replacedPages.ts';
import { RATE, sourceNodes, type TalliedTree } from './sourceNodes.ts';
import { sourceTree } from './sourceTree.ts';

/** Flags (by index into `urls`) of the pages of a registrable domain or a host; null if the project has never cited it. */
export function pagesOfDomain(table: AnswerTable, name: string): Uint8Array | null {
  const wanted = Uint8Array.from(table.urls, ({ domain, host }) => Number(domain === name || host === name));
  return wanted.includes(1) ? wanted : null;
}

/** Wanted pages cited by ok answers of any of the periods, in order of index. */
function citedAmong(table: AnswerTable, wanted: Uint8Array, periods: readonly Uint32Array[]): number[] {
  const cited = new Uint8Array(wanted.length);
  for (const rows of periods) {
    for (const row of rows) {
      const to = table.status[row] === OK ? (table.citationStart[row + 1] ?? 0) : 0;
      for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
        cited[table.citationUrl[i] ?? 0] = 1;
      }
    }
  }
  return flagged(cited).filter((url) => wanted[url] === 1);
}

function flagged(flags: Uint8Array): number[] {
  return [...flags.keys()].filter((index) => flags[index] === 1);
}

/** First and last citation of any of the pages. */
function citedDates(
  table: AnswerTable,
  history: CitationHistory,
  pages: Uint8Array,
): Pick<DomainDetail, 'first_cited_at' | 'last_cited_at'> {
  let [first, last] = [Infinity, -Infinity];
  for (const url of flagged(pages)) {
    first = Math.min(first, history.first[url] ?? Infinity);
    last = Math.max(last, history.last[url] ?? -Infinity);
  }
  const on = (row: number): string | null => (Number.isFinite(row) ? askedOn(table, row) : null);
  return { first_cited_at: on(first), last_cited_at: on(last) };
}

type Figures = Pick<
  DomainDetail,
  'share' | 'share_change' | 'answer_rate' | 'answer_rate_change' | 'citations' | 'prompts' | 'nodes'
>;

function figuresOf(data: TalliedTree): Figures {
  const { now, before } = data;
  const [is, was] = [now.nodes[0], before.nodes[0]];
  const [rate, rateBefore] = [answerRateClusters(now, is), answerRateClusters(before, was)];
  return {
    share: measureOfClusters(shareClusters(now), RATE),
    share_change: pairedChange(shareClusters(before), shareClusters(now), RATE),
    answer_rate: measureOfClusters(rate, RATE),
    answer_rate_change: pairedChange(rateBefore, rate, RATE),
    citations: is?.citations ?? 0,
    prompts: is?.ofPrompt.size ?? 0,
    nodes: sourceNodes(data),
  };
}

/**
 * The report of the page of a cited domain (or of a host, if `name` is no registrable domain) for the filters of `query`.
 * The tree contains the pages cited in the window or the one before. First and last citation are over all recorded answers that
 * pass the filters, on any date. `pages` are those of `pagesOfDomain`.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function domainReport(table: AnswerTable, query: FilterQuery, name: string, pages: Uint8Array): DomainDetail {
  const { project } = table;
  const [window, previous] = [currentWindow(query), previousWindow(query)];
  const scope = scopeOf(project, query, window);
  const rows = selectRows(table, scope);
  const previousRows = selectRows(table, scopeOf(project, query, previous));
  const history = citationHistory(table, selectRows(table, { ...scope, from: -Infinity, to: Infinity }));
  const dates = dataDates(table, query.time_zone);
  const tree = sourceTree(name, table.urls, citedAmong(table, pages, [rows, previousRows]));
  const [now, before] = [periodTally(table, tree, rows), periodTally(table, tree, previousRows)];
  const groups = hostGroups(table, rows, pages);
  const source = table.urls[pages.indexOf(1)];
  return {
    domain: name,
    type: source?.type ?? 'other',
    type_given: givenType(project.source_types, source?.host ?? '') !== undefined,
    brand_id: project.brands[source?.brand ?? -1]?.id ?? null,
    scope: reportScope({ table, window, previous, sums: sumCells(table, rows), ...dates }),
    ...projectRefs(project),
    ...figuresOf({ table, tree, now, before, history }),
    ...citedDates(table, history, pages),
    hosts_over_time: hostsOverTime(
      table,
      rows,
      trendBuckets(window, query.time_zone, dates.firstDate, dates.lastDate),
      groups,
    ),
    flow: citationFlow(table, rows, groups),
    gap_prompts: gapPrompts(table, rows, pages),
    replaced: replacedPages(table, { now: rows, before: previousRows }, pages, history),
  };
}
