import type { PromptDetail, Run } from '#client/api/detailSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { answerMeasure } from '#server/analysis/measures/answerMeasures.ts';
import { sumCells } from '#server/analysis/measures/cellSums.ts';
import { currentWindow, previousWindow, trendBuckets, type Buckets } from '#server/analysis/scope/reportWindow.ts';
import { scopeOf } from '#server/analysis/scope/scopeOf.ts';
import { rowsBetween, selectRows } from '#server/analysis/scope/selectRows.ts';
import { brandsOf, headOf } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { membersOf } from '#server/analysis/table/groupBy.ts';
import { eventsIn } from '../changes/eventsIn.ts';
import { brandRefs, projectRefs } from '../projectRefs.ts';
import { dataDates, reportScope } from '../reportScope.ts';
import { answerBrandFigures } from './answerBrandFigures.ts';
import type { PromptData } from './promptData.ts';
import { promptHead } from './promptHead.ts';
import { promptRow } from './promptRow.ts';
import { promptSearches } from './promptSearches.ts';
import { promptSources } from './promptSources.ts';
import { promptTiles } from './promptTiles.ts';

/** One prompt gets a handful of answers a day: over longer windows, days would jump between 0 and 100 %, so weeks are shown. */
const MAX_DAYS = 14;

function runOf(table: AnswerTable, row: number): Run {
  const { id, platform, run, askedOn, status } = headOf(table, row);
  return {
    answer_id: id,
    platform_id: platform.id,
    run,
    asked_at: askedOn,
    status,
    brand_ids: brandsOf(table, row).flatMap(({ brand }) => table.project.brands[brand]?.id ?? []),
    citations: table.captured[row] === 1 ? (table.citationStart[row + 1] ?? 0) - (table.citationStart[row] ?? 0) : null,
  };
}

/** Visibility of every tracked brand at each point of the trend, with the answers as the sample. */
function historyOf(
  table: AnswerTable,
  { unit, dates }: Buckets,
  points: readonly Uint32Array[],
): PromptDetail['history'] {
  return {
    unit,
    dates: [...dates],
    series: table.project.brands.map(({ id }, brand) => ({
      brand_id: id,
      points: points.map((rows) => answerMeasure(table, rows, 'visibility', brand)),
    })),
  };
}

/** The prompt's answers that pass the filters, on any date. */
function rowsOfAnyDate(table: AnswerTable, query: FilterQuery, prompt: number): Uint32Array {
  const scope = scopeOf(table.project, query, currentWindow(query));
  return selectRows(table, { ...scope, prompts: new Set([prompt]), from: -Infinity, to: Infinity });
}

/**
 * The report of the page of one prompt (an index) for the filters of `query`; `data` is the prompts table of the same query. A
 * prompt that is filtered out has no answers here, as in the lists that the page opens. Its answers are the sample of all
 * its figures (see answerClusters).
 */
export function promptReport(data: PromptData, query: FilterQuery, prompt: number): PromptDetail {
  const { table } = data;
  const { project } = table;
  const [window, previous] = [currentWindow(query), previousWindow(query)];
  const dates = dataDates(table, query.time_zone);
  const buckets = trendBuckets(window, query.time_zone, dates.firstDate, dates.lastDate, MAX_DAYS);
  const all = membersOf(data.rows, prompt);
  const [rows, rowsBefore] = [membersOf(data.okRows, prompt), membersOf(data.okRowsBefore, prompt)];
  const points = buckets.dates.map((_, i) =>
    rowsBetween(table, rows, buckets.bounds[i] ?? 0, buckets.bounds[i + 1] ?? 0),
  );
  const head = promptHead(project, prompt);
  const row = promptRow(data, prompt);
  const { platforms } = projectRefs(project);
  return {
    prompt: head,
    topic_name: project.topics.find(({ id }) => id === head.topic_id)?.name ?? null,
    scope: reportScope({ table, window, previous, sums: sumCells(table, all), ...dates }),
    brands: brandRefs(project),
    platforms: data.platforms.flatMap((index) => platforms[index] ?? []),
    row,
    tiles: promptTiles({ table, rows, rowsBefore, points }),
    status: row.status,
    runs: [...all].reverse().map((one) => runOf(table, one)),
    competitors: answerBrandFigures(table, rows, rowsBefore),
    sources: promptSources(table, rows, rowsOfAnyDate(table, query, prompt)),
    sources_captured: rows.some((one) => table.captured[one] === 1),
    history: historyOf(table, buckets, points),
    events: eventsIn({ project, window, platforms: data.platforms }),
    searches: promptSearches(table, all),
  };
}
