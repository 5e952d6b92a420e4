import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { CitedPage, Inventory, OwnPage, PageDetail, PageRow, PageScores } from '#client/api/ownPageSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { reportScope } from '../reports/reportScope.ts';
import { currentWindow } from '../scope/reportWindow.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { dayWindow } from '../traffic/days.ts';
import type { TrafficLog } from '../traffic/TrafficLog.ts';
import { citedAddress, pageCitations, pageFigures } from './pageCitations.ts';
import type { PageCitations } from './pageCitations.ts';
import { pageTraffic } from './pageTraffic.ts';
import type { PageTraffic } from './pageTraffic.ts';
import { termsShared } from './servedPrompts.ts';

/** A page with both its scores; null without a text. */
export interface ScoredPage {
  readonly page: OwnPage;
  readonly scores: PageScores | null;
}

/** Limit of suggested pages. */
const MOST_CITED = 100;

const isText = (value: string | null | undefined): value is string => value !== null && value !== undefined;

/** The newest date that a page states, in metadata or in its text. */
function dateOfPage({ facts }: OwnPage): string | null {
  return [facts.published, facts.modified, facts.visibleDate].filter(isText).sort().at(-1) ?? null;
}

function rowOf(
  { page, scores }: ScoredPage,
  figures: RowFigures,
  trafficOf: (address: string) => PageTraffic | null,
): PageRow {
  const { text, facts: _, ...rest } = page;
  return {
    ...rest,
    characters: text.length,
    dated: dateOfPage(page),
    scores,
    ...figures,
    traffic: trafficOf(citedAddress(page.url) ?? ''),
  };
}

type RowFigures = Pick<PageRow, 'answers' | 'rate' | 'change' | 'status' | 'points' | 'last_cited_at'>;

function pageFiguresOf(citations: PageCitations, url: string): RowFigures {
  const { points, ...figures } = pageFigures(citations, url);
  return { ...figures, points: [...points] };
}

function addressesOf(pages: readonly Pick<OwnPage, 'url'>[]): string[] {
  return pages.flatMap(({ url }) => citedAddress(url) ?? []);
}

/** Visits by address, in the days of the window. */
function trafficIn(
  log: TrafficLog | null,
  query: FilterQuery,
  pages: readonly ScoredPage[],
): ReturnType<typeof pageTraffic> {
  return pageTraffic(log, dayWindow(currentWindow(query)), addressesOf(pages.map(({ page }) => page)));
}

/** Cited pages on own domains that are not in the inventory, most cited first; of both windows, to include lost ones. */
function citedElsewhere({ places, urls, now, history }: PageCitations, known: ReadonlySet<string>): CitedPage[] {
  return [...places]
    .flatMap(([url, place]): CitedPage[] => {
      const answers = now.nodes[place]?.answers ?? 0;
      return known.has(url) || answers === 0 ? [] : [{ url, title: history.titleOf(urls[place] ?? -1), answers }];
    })
    .sort((a, b) => b.answers - a.answers || compareCodes(a.url, b.url))
    .slice(0, MOST_CITED);
}

/** Citations of the inventory's pages. */
interface InventoryCitations extends Pick<Inventory, 'cited' | 'scope' | 'prompts'> {
  /** Of each page. */
  readonly figures: readonly RowFigures[];
}

/**
 * The citations of every page in the window compared with the one before.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function inventoryCitations(
  table: AnswerTable,
  query: FilterQuery,
  pages: readonly Pick<OwnPage, 'url' | 'prompt_ids'>[],
): InventoryCitations {
  const addresses = addressesOf(pages);
  const citations = pageCitations(table, query, addresses);
  const served = new Set(pages.flatMap(({ prompt_ids: ids }) => ids));
  return {
    figures: pages.map(({ url }) => pageFiguresOf(citations, url)),
    cited: citedElsewhere(citations, new Set(addresses)),
    scope: reportScope(citations.data),
    prompts: table.project.prompts.flatMap(({ id, text }) => (served.has(id) ? [{ id, text }] : [])),
  };
}

/** The inventory: every page with its scores, citations, and traffic from access logs. @throws as `inventoryCitations` */
export function inventoryReport(
  { figures, ...citations }: InventoryCitations,
  query: FilterQuery,
  pages: readonly ScoredPage[],
  log: TrafficLog | null,
): Omit<Inventory, 'most_pages'> {
  const trafficOf = trafficIn(log, query, pages);
  return {
    ...citations,
    list: pages.flatMap((page, index) => {
      const own = figures[index];
      return own === undefined ? [] : [rowOf(page, own, trafficOf)];
    }),
    logs_known: log !== null,
  };
}

/** Ok answers of the window by prompt. */
function okOfPrompts({ data }: PageCitations): ReadonlyMap<number, number> {
  const { table, rows } = data;
  const counts = new Map<number, number>();
  for (const row of rows) {
    const prompt = table.prompt[row] ?? 0;
    if (table.status[row] === 0) counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
  }
  return counts;
}

function answersOfPlatforms({ data, urls }: PageCitations, place: number): PageDetail['platforms'] {
  const { table, rows, project } = data;
  const counts = new Map<number, number>();
  for (const row of rows) {
    const from = table.citationStart[row] ?? 0;
    const cited = table.citationUrl.subarray(from, table.citationStart[row + 1] ?? from);
    if (table.status[row] !== 0 || place < 0 || !cited.includes(urls[place] ?? -1)) continue;
    const platform = table.platform[row] ?? 0;
    counts.set(platform, (counts.get(platform) ?? 0) + 1);
  }
  return project.platforms
    .flatMap(({ id, name }, index) => {
      const answers = counts.get(index) ?? 0;
      return answers === 0 ? [] : [{ id, name, answers }];
    })
    .sort((a, b) => b.answers - a.answers);
}

/** Citations of one page. */
interface PageAnswers extends Omit<PageDetail, 'page' | 'row'> {
  readonly figures: RowFigures;
}

/** The platforms and prompts that a page is cited for. @throws as `inventoryCitations` */
export function pageAnswers(table: AnswerTable, query: FilterQuery, page: OwnPage): PageAnswers {
  const addresses = addressesOf([page]);
  const citations = pageCitations(table, query, addresses);
  const { data, now, places, buckets } = citations;
  const place = places.get(addresses[0] ?? '') ?? -1;
  const citing = now.nodes[place]?.ofPrompt ?? new Map<number, number>();
  const ok = okOfPrompts(citations);
  const figures = pageFiguresOf(citations, page.url);
  const served = new Set(page.prompt_ids);
  const indexed = data.project.prompts.map((prompt, index) => ({
    ...prompt,
    answers: citing.get(index) ?? 0,
    ok: ok.get(index) ?? 0,
  }));
  return {
    figures,
    scope: reportScope(data),
    trend: { unit: buckets.unit, dates: [...buckets.dates], answers: figures.points },
    prompts: page.prompt_ids.flatMap((id) => {
      const prompt = indexed.find((one) => one.id === id);
      if (prompt === undefined) return [];
      const { text, answers, ok: asked } = prompt;
      return [{ id, text, terms: termsShared(text, page), answers, ok: asked }];
    }),
    other_prompts: indexed
      .filter(({ id, answers }) => answers > 0 && !served.has(id))
      .sort((a, b) => b.answers - a.answers)
      .map(({ id, text, answers }) => ({ id, text, answers })),
    platforms: answersOfPlatforms(citations, place),
  };
}

/** One page of the inventory in full. @throws as `inventoryCitations` */
export function pageReport(
  { figures, ...answers }: PageAnswers,
  query: FilterQuery,
  scored: ScoredPage,
  log: TrafficLog | null,
): PageDetail {
  return { ...answers, page: scored.page, row: rowOf(scored, figures, trafficIn(log, query, [scored])) };
}
