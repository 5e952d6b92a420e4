import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { KeywordRow, KeywordTable } from '#client/api/keywordSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { promptClusters } from '../measures/promptClusters.ts';
import type { Keyword } from '../ProjectDefinition.ts';
import { periodData, type PeriodData } from '../reports/periodData.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { reportScope } from '../reports/reportScope.ts';
import { splitKeywordIds } from '../scope/scopeOf.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { isAhead } from '../stats/isAhead.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { tieRanks } from '../stats/tieRanks.ts';
import { askedOn } from '../table/answerRow.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { promptIntents } from '../text/promptIntents.ts';
import { keywordDemand } from './keywordDemand.ts';
import { keywordIntent } from './keywordIntent.ts';
import { keywordPrompts, suggestedId, suggestedLabel } from './keywordPrompts.ts';
import { suggestKeywords } from './suggestKeywords.ts';

const OWN = 0;
/** Tied leaders listed per row. */
const MOST_LEADERS = 3;

/** Input of every row. */
interface KeywordData extends PeriodData {
  /** Visibility of each brand by prompt, over the scope. */
  readonly clusters: readonly Clusters[];
  /** Row of the newest answer of the scope by prompt; -1 without one. */
  readonly newest: Int32Array;
}

function keywordData(table: AnswerTable, query: FilterQuery): KeywordData {
  const data = periodData(table, query);
  const newest = new Int32Array(table.project.prompts.length).fill(-1);
  // Rows are in order of time, so the last one is the newest.
  for (const row of data.rows) newest[table.prompt[row] ?? 0] = row;
  const clusters = data.project.brands.map((_, brand) => promptClusters(data.sums, 'visibility', brand));
  return { ...data, clusters, newest };
}

/** The clusters of some prompts only. */
function partOf({ num, den }: Clusters, prompts: readonly number[]): Clusters {
  const own = {
    num: Float64Array.from(prompts, (prompt) => num[prompt] ?? 0),
    den: Float64Array.from(prompts, (prompt) => den[prompt] ?? 0),
  };
  return { ...own, n: own.den.reduce((sum, answers) => sum + answers, 0) };
}

const total = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

type Lead = Pick<KeywordRow, 'lead' | 'leader_ids'>;

/**
 * The brand named most in a keyword's answers: `ahead` if really more often than the next (paired over the prompts), even if the
 * next is never named; else `tied` with all that share the first rank, of which only named ones are listed; `thin` if there
 * are too few answers for a verdict; `alone` if no other brand is tracked; `none` if no brand is named.
 */
function leadOf({ project, sums }: KeywordData, clusters: readonly Clusters[]): Lead {
  const brands = clusters
    .map((cluster, brand) => ({ id: project.brands[brand]?.id ?? '', cluster, answers: total(cluster.num) }))
    .sort((a, b) => b.answers - a.answers);
  const named = brands.filter(({ answers }) => answers > 0);
  const [first] = named;
  if (first === undefined) return { lead: 'none', leader_ids: [] };
  const evidence = { n: first.cluster.n, k: first.cluster.den.reduce((k, size) => k + Number(size > 0), 0) };
  if (isThin(evidence)) {
    const most = named.filter(({ answers }) => answers === first.answers);
    return { lead: 'thin', leader_ids: most.slice(0, MOST_LEADERS).map(({ id }) => id) };
  }
  if (brands.length === 1) return { lead: 'alone', leader_ids: [first.id] };
  const range = rangeOf('visibility', sums.brandCount);
  const ranks = tieRanks(brands.length, (above, below, level) => {
    const [ahead, behind] = [brands[above], brands[below]];
    return ahead !== undefined && behind !== undefined && isAhead(behind.cluster, ahead.cluster, range, level);
  });
  const leaders = named.filter((_, index) => ranks[index]?.rank === 1).map(({ id }) => id);
  return { lead: ranks[0]?.tied === true ? 'tied' : 'ahead', leader_ids: leaders.slice(0, MOST_LEADERS) };
}

function keywordRow(data: KeywordData, keyword: Keyword, prompts: readonly number[]): KeywordRow {
  const { table, project, sums, clusters, newest } = data;
  const asked = prompts.flatMap((prompt) => project.prompts[prompt] ?? []);
  const intents = promptIntents(project);
  const parts = clusters.map((cluster) => partOf(cluster, prompts));
  const own = parts[OWN];
  const last = prompts.reduce((latest, prompt) => Math.max(latest, newest[prompt] ?? -1), -1);
  const origin = keyword.own === true ? 'own' : 'given';
  return {
    id: keyword.id,
    label: keyword.label,
    origin: suggestedLabel(keyword.id) === null ? origin : 'suggested',
    demand: keywordDemand(keyword, asked),
    intent: keywordIntent(
      keyword,
      prompts.flatMap((prompt) => intents[prompt] ?? []),
    ),
    intent_typed: keyword.intent !== undefined,
    tracked: asked.some(({ paused }) => paused !== true),
    prompts: prompts.length,
    answers: own?.n ?? 0,
    visibility: own === undefined ? null : measureOfClusters(own, rangeOf('visibility', sums.brandCount)),
    ...leadOf(data, parts),
    last_asked_at: last < 0 ? null : askedOn(table, last),
  };
}

/**
 * The project's keywords, plus suggested ones if it was imported without any; `taken` are suggestions that people removed from the list.
 */
function listedKeywords(table: AnswerTable, taken: ReadonlySet<string>): readonly Keyword[] {
  const { keywords } = table.project;
  const cameWithSome = keywords.some(({ own }) => own !== true);
  if (cameWithSome) return keywords;
  const suggested = suggestKeywords(
    table,
    keywords.map(({ label }) => label),
  ).map((label) => ({
    id: suggestedId(label),
    label,
  }));
  return [...keywords, ...suggested.filter(({ id }) => !taken.has(id))];
}

/**
 * Every keyword with its demand, intent and the own brand's figures over its prompts, in the project's order. Keywords selected in
 * the filters limit the rows. @throws RangeError for an invalid date or zone (callers check them first).
 */
export function keywordTable(table: AnswerTable, query: FilterQuery, taken: ReadonlySet<string>): KeywordTable {
  const wanted = new Set(splitKeywordIds(query.keyword_ids));
  const listed = listedKeywords(table, taken).filter(({ id }) => wanted.size === 0 || wanted.has(id));
  // The keyword filter limits rows only: a keyword's figures do not depend on the other selected keywords.
  const data = keywordData(table, { ...query, keyword_ids: '' });
  const prompts = keywordPrompts(table.project, listed);
  return {
    list: listed.map((keyword, index) => keywordRow(data, keyword, prompts[index] ?? [])),
    scope: reportScope(data),
    brands: brandRefs(table.project),
  };
}
