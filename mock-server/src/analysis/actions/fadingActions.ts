import type { ActionSubject } from '#client/api/actionSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { addDays } from '#client/lib/dates.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { answerRateClusters, periodTally, type NodeTally, type PeriodTally } from '../reports/sources/nodeTallies.ts';
import type { SourceTree } from '../reports/sources/sourceTree.ts';
import { windowOf, type ReportWindow } from '../scope/reportWindow.ts';
import { rowsBetween } from '../scope/selectRows.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { pairedChange } from '../stats/pairedChange.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { ActionData } from './ActionData.ts';
import { MIN_ANSWERS } from './gapRules.ts';
import { datesOf, figureOf, mostFirst, subjectOf } from './subjectOf.ts';

/** Compares the halves of the board's window: a page fades within weeks, and two months would hide that. */
const HALF_DAYS = 14;

interface Half {
  readonly window: ReportWindow;
  readonly rows: Uint32Array;
  readonly tally: PeriodTally;
}

interface Halves {
  readonly earlier: Half;
  readonly later: Half;
}

/** Own pages as a flat list, without parent hosts and folders: each is judged by itself. */
function ownPages({ urls }: AnswerTable): SourceTree {
  const own = urls.flatMap(({ brand }, url) => (brand === 0 ? [url] : []));
  return {
    nodes: own.map((url) => ({ id: urls[url]?.url ?? '', kind: 'url', label: '', parent: -1, url })),
    nodeOfUrl: new Map(own.map((url, place) => [url, place])),
  };
}

function halvesOf({ table, rows, window, query }: ActionData, tree: SourceTree): Halves {
  const halfFrom = (start: string): Half => {
    const half = windowOf(start, addDays(start, HALF_DAYS - 1), query.time_zone);
    const ofHalf = rowsBetween(table, rows, half.from, half.to);
    return { window: half, rows: ofHalf, tally: periodTally(table, tree, ofHalf) };
  };
  return { earlier: halfFrom(window.start), later: halfFrom(addDays(window.start, HALF_DAYS)) };
}

interface Fading {
  readonly url: number;
  readonly is: NodeTally;
  readonly was: NodeTally;
}

function firstCitingRow(table: AnswerTable, rows: Uint32Array, url: number): number | undefined {
  return rows.find((row) => {
    const to = table.status[row] === OK ? (table.citationStart[row + 1] ?? 0) : 0;
    return table.citationUrl.subarray(table.citationStart[row] ?? 0, to).includes(url);
  });
}

function fadingAction(data: ActionData, { earlier, later }: Halves, page: Fading): ActionSubject | null {
  const { table, history } = data;
  const { url, is, was } = page;
  const range = rangeOf('visibility', table.brandCount);
  const [rate, rateBefore] = [answerRateClusters(later.tally, is), answerRateClusters(earlier.tally, was)];
  const change = pairedChange(rateBefore, rate, range);
  const address = table.urls[url];
  if (address === undefined || change === null || change.difference >= 0 || change.verdict === 'noise') return null;
  const wasCited = { ...datesOf(earlier), url: address.url };
  return subjectOf(data, {
    id: `fading_page|${address.url}`,
    rule: 'fading_page',
    kind: 'improve',
    about: mostFirst(was.ofPrompt),
    url: address.url,
    page_title: history.titleOf(url) || null,
    host: address.host,
    figures: [
      figureOf({
        id: 'page_rate',
        measure: measureOfClusters(rate, range),
        previous: measureOfClusters(rateBefore, range),
        change,
        selection: is.answers > 0 ? { ...datesOf(later), url: address.url } : wasCited,
      }),
    ],
    answers: was.answers,
    // The answers that would have cited the page at its former rate.
    atStake: -change.difference * later.tally.citing,
    selection: wasCited,
    effort: 'medium',
    firstRow: firstCitingRow(table, earlier.rows, url),
  });
}

/**
 * fading_page: own pages whose share of the answers with citations fell from the first 14 days of the window to the last 14, with a
 * verdict of at least `maybe`, or that are no longer cited (status `fading` or `lost` of the domain's page for those days; a
 * lost one only if the fall is more than noise). At least 5 answers of both halves together cite it. Evidence: the answers that
 * cited it before.
 */
export function fadingActions(data: ActionData, most: number): ActionSubject[] {
  const tree = ownPages(data.table);
  const halves = halvesOf(data, tree);
  return tree.nodes
    .flatMap(({ url }, place) => {
      const [is, was] = [halves.later.tally.nodes[place], halves.earlier.tally.nodes[place]];
      const isKnown = is !== undefined && was !== undefined && was.answers > 0;
      return isKnown && is.answers + was.answers >= MIN_ANSWERS ? [{ url, is, was }] : [];
    })
    .flatMap((page) => fadingAction(data, halves, page) ?? [])
    .sort((a, b) => b.priority - a.priority || compareCodes(a.id, b.id))
    .slice(0, most);
}
