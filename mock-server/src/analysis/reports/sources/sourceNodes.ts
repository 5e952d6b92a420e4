import type { SourceNode, UrlStatus } from '#client/api/detailSchemas.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { measureOfClusters } from '#server/analysis/stats/measureOfClusters.ts';
import { pairedChange } from '#server/analysis/stats/pairedChange.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandCounts } from '../brandCounts.ts';
import type { CitationHistory } from './citationHistory.ts';
import { answerRateClusters, type NodeTally, type PeriodTally } from './nodeTallies.ts';
import type { SourceTree } from './sourceTree.ts';

export const RATE = { min: 0, max: 1, method: 'wilson' } as const;

/** The tree's places with the citations of both periods. */
export interface TalliedTree {
  readonly table: AnswerTable;
  readonly tree: SourceTree;
  readonly now: PeriodTally;
  readonly before: PeriodTally;
  readonly history: CitationHistory;
}

/** See answerRateClusters. */
interface Rooms {
  readonly now: Float64Array;
  readonly before: Float64Array;
}

/** With fewer answers in both windows together there is no trend: 1 and 3 differ by chance alone. */
const MIN_ANSWERS = 5;

/**
 * The course of a place compared with the window before: `new` is cited only now, `lost` only before, `rising` or `fading` if the
 * share of answers citing it moved with a verdict of at least maybe (and five answers cite it), else `steady`. Also `steady` if one of
 * the windows has no citations at all, since nothing can be compared then.
 */
export function courseOf(now: PeriodTally, before: PeriodTally, place: number, rooms?: Rooms): UrlStatus {
  const [is, was] = [now.nodes[place], before.nodes[place]];
  if (now.citing === 0 || before.citing === 0) {
    return 'steady';
  }
  if ((was?.citations ?? 0) === 0) {
    return 'new';
  }
  if ((is?.citations ?? 0) === 0) {
    return 'lost';
  }
  if ((is?.answers ?? 0) + (was?.answers ?? 0) < MIN_ANSWERS) {
    return 'steady';
  }
  const change = pairedChange(
    answerRateClusters(before, was, rooms?.before),
    answerRateClusters(now, is, rooms?.now),
    RATE,
  );
  if (change === null || change.verdict === 'noise') {
    return 'steady';
  }
  return change.difference > 0 ? 'rising' : 'fading';
}

/** Rows of the first and the last answer that cites a place. */
interface Dates {
  readonly first: number;
  readonly last: number;
}

/** First and last citation of every place: those of its pages. */
function datesOf({ tree, history }: TalliedTree): readonly Dates[] {
  const dates = tree.nodes.map(({ url }): Dates => ({
    first: history.first[url] ?? Infinity,
    last: history.last[url] ?? -Infinity,
  }));
  for (let place = tree.nodes.length - 1; place >= 0; place -= 1) {
    const parent = tree.nodes[place]?.parent ?? -1;
    const [own, above] = [dates[place], dates[parent]];
    if (own !== undefined && above !== undefined) {
      dates[parent] = { first: Math.min(own.first, above.first), last: Math.max(own.last, above.last) };
    }
  }
  return dates;
}

/** Places of a tree in depth-first order: after each its children, the most cited first. */
function readingOrder({ tree, now, before }: TalliedTree): number[] {
  const children = new Map<number, number[]>();
  tree.nodes.forEach(({ parent }, place) => {
    addToGroup(children, parent, place);
  });
  const count = (period: PeriodTally, place: number): number => period.nodes[place]?.citations ?? 0;
  const idOf = (place: number): string => tree.nodes[place]?.id ?? '';
  const order: number[] = [];
  // A stack instead of recursion: the site determines how deep folders are nested.
  const waiting = [-1];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place >= 0) {
      order.push(place);
    }
    const below = children.get(place) ?? [];
    below.sort(
      (a, b) => count(now, a) - count(now, b) || count(before, a) - count(before, b) || (idOf(a) < idOf(b) ? 1 : -1),
    );
    waiting.push(...below);
  }
  return order;
}

function nodeOf(data: TalliedTree, place: number, dates: Dates, rooms: Rooms): SourceNode | null {
  const { table, tree, now, before, history } = data;
  const node = tree.nodes[place];
  const tally: NodeTally | undefined = now.nodes[place];
  if (node === undefined || tally === undefined) {
    return null;
  }
  const { project } = table;
  return {
    id: node.id,
    parent_id: tree.nodes[node.parent]?.id ?? null,
    kind: node.kind,
    label: node.label,
    url: table.urls[node.url]?.url ?? null,
    title: history.titleOf(node.url) || null,
    citations: tally.citations,
    previous_citations: before.nodes[place]?.citations ?? 0,
    answers: tally.answers,
    answer_rate: measureOfClusters(answerRateClusters(now, tally, rooms.now), RATE),
    prompts: tally.ofPrompt.size,
    platform_ids: project.platforms.flatMap(({ id }, platform) => (tally.platforms.has(platform) ? [id] : [])),
    named: brandCounts(project, tally.named),
    gap_answers: tally.gap,
    status: courseOf(now, before, place, rooms),
    first_cited_at: askedOn(table, dates.first),
    last_cited_at: askedOn(table, dates.last),
  };
}

/** The tree for the response: parents before children, the most cited first among siblings. */
export function sourceNodes(data: TalliedTree): SourceNode[] {
  const dates = datesOf(data);
  const prompts = data.table.project.prompts.length;
  const rooms = { now: new Float64Array(prompts), before: new Float64Array(prompts) };
  return readingOrder(data).flatMap((place) => {
    const span = dates[place];
    return span === undefined ? [] : (nodeOf(data, place, span, rooms) ?? []);
  });
}
