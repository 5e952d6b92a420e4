import type { ActionSubject } from '#client/api/actionSchemas.ts';
import type { Fact, Facts, Perception, Theme } from '#client/api/brandCentreSchemas.ts';
import type { BriefWindow } from '#client/api/briefSchemas.ts';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Traffic, TrafficPage, TrafficPages } from '#client/api/trafficSchemas.ts';
import { actionSubjects } from '#server/analysis/actions/actionSubjects.ts';
import type { AlertedDrops } from '#server/analysis/actions/actionSubjects.ts';
import { alertReport } from '#server/analysis/alerts/alertReport.ts';
import type { AlertReport } from '#server/analysis/alerts/alertReport.ts';
import { gatherBrief } from '#server/analysis/brief/gatherBrief.ts';
import type { GatheredBrief } from '#server/analysis/brief/gatherBrief.ts';
import { changeEffect, changeFinding } from '#server/analysis/effect/changeEffect.ts';
import { expandKeywords } from '#server/analysis/expand/expandKeywords.ts';
import { expansionImpact } from '#server/analysis/expand/expansionImpact.ts';
import type { MarkedError } from '#server/analysis/facts/factErrors.ts';
import { factReport } from '#server/analysis/facts/factReport.ts';
import { insightDetailReport } from '#server/analysis/insights/insightDetailReport.ts';
import { userInsightReport } from '#server/analysis/insights/userInsightReport.ts';
import { keywordTable } from '#server/analysis/keywords/keywordTable.ts';
import { servedModels } from '#server/analysis/letter/servedModels.ts';
import { citedPages } from '#server/analysis/pages/citedPages.ts';
import { inventoryCitations, pageAnswers } from '#server/analysis/pages/inventoryReport.ts';
import { perceptionReport } from '#server/analysis/perception/perceptionReport.ts';
import { answerIndexReport } from '#server/analysis/reports/answerIndexReport.ts';
import { whyMoved } from '#server/analysis/reports/changes/whyMoved.ts';
import { competitorsReport } from '#server/analysis/reports/competitorsReport.ts';
import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import { promptData } from '#server/analysis/reports/prompts/promptData.ts';
import type { PromptData } from '#server/analysis/reports/prompts/promptData.ts';
import { promptReport } from '#server/analysis/reports/prompts/promptReport.ts';
import { promptTable } from '#server/analysis/reports/prompts/promptTable.ts';
import type { PromptTableRequest } from '#server/analysis/reports/prompts/promptTable.ts';
import { domainReport, pagesOfDomain } from '#server/analysis/reports/sources/domainReport.ts';
import { sourceData } from '#server/analysis/reports/sources/sourceData.ts';
import type { SourceData } from '#server/analysis/reports/sources/sourceData.ts';
import { sourceTable } from '#server/analysis/reports/sources/sourceTable.ts';
import type { SourceQuestion } from '#server/analysis/reports/sources/sourceTable.ts';
import { suggestionReport } from '#server/analysis/reports/suggestionReport.ts';
import { topicReport } from '#server/analysis/reports/topics/topicReport.ts';
import { topicTable } from '#server/analysis/reports/topics/topicTable.ts';
import { currentWindow } from '#server/analysis/scope/reportWindow.ts';
import { scopeOf } from '#server/analysis/scope/scopeOf.ts';
import { selectRows } from '#server/analysis/scope/selectRows.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { pageRows, trafficPages } from '#server/analysis/traffic/trafficPages.ts';
import type { PagesOrder, PagesView } from '#server/analysis/traffic/trafficPages.ts';
import { trafficReport, trafficScope } from '#server/analysis/traffic/trafficReport.ts';
import type { TrafficSource } from '#server/analysis/traffic/trafficReport.ts';
import { projectReport } from '#server/analysis/workplace/workplaceReport.ts';
import { workplaceWindow } from '#server/analysis/workplace/workplaceWindow.ts';
import { computePerception } from '../brands/computePerception.ts';
import { ReportCache } from '../cache/ReportCache.ts';
import { computeFindings } from '../facts/computeFindings.ts';
import { traitedListing } from '../prompts/traitedListing.ts';
import type { Stop } from '../Stop.ts';

/** Cache limit of source rows: they are larger than a report, and one reader pages through one list. */
const sources = new ReportCache<SourceData>(4);
/** Cache limit: a project of 10,000 prompts takes some 20 MB per query; enough for a few readers who sort, search and scroll. */
const prompts = new ReportCache<PromptData>(8);
/** Cache limit of page rows: those of a large site are larger than a report, and one reader pages through one list. */
const trafficRows = new ReportCache<readonly TrafficPage[]>(4);

const byId = (marks: readonly MarkedError[]): ReadonlyMap<string, MarkedError> =>
  new Map(marks.map((mark) => [mark.id, mark]));

/** The facts of a project, and the states that people set for factual errors. */
interface Ledger {
  readonly facts: readonly Fact[];
  readonly marks: readonly MarkedError[];
}

async function facts(table: AnswerTable, stop: Stop, query: FilterQuery, { facts, marks }: Ledger): Promise<Facts> {
  const findings = await computeFindings(table, facts, stop);
  return factReport({ table, facts, findings }, query, byId(marks));
}

async function actions(
  table: AnswerTable,
  stop: Stop,
  query: FilterQuery,
  { facts, marks, alerted }: Ledger & { readonly alerted: AlertedDrops },
): Promise<{ readonly byRule: readonly (readonly ActionSubject[])[] }> {
  const judged = { table, facts, findings: await computeFindings(table, facts, stop) };
  return { byRule: actionSubjects(table, query, { judged, marks: byId(marks) }, alerted) };
}

/** The reader's current day (YYYY-MM-DD) and time zone. */
interface PresentDay {
  readonly today: string;
  readonly timeZone: string;
}

async function alerts(
  table: AnswerTable,
  stop: Stop,
  { today, timeZone }: PresentDay,
  { facts, marks }: Ledger,
): Promise<AlertReport> {
  const query = workplaceWindow(table, today, timeZone);
  const judged = { table, facts, findings: await computeFindings(table, facts, stop) };
  const errors = facts.length === 0 ? [] : factReport(judged, query, byId(marks)).errors;
  return alertReport(table, query, today, errors);
}

interface BriefSources {
  readonly window: BriefWindow;
  readonly themes: readonly Theme[];
  readonly facts: readonly Fact[];
}

async function brief(
  table: AnswerTable,
  stop: Stop,
  promptIds: readonly string[],
  { window, themes, facts }: BriefSources,
): Promise<GatheredBrief> {
  const findings = await computeFindings(table, facts, stop);
  const indexes = new Map(table.project.prompts.map(({ id }, index) => [id, index]));
  const chosen = promptIds.flatMap((id) => indexes.get(id) ?? []);
  return gatherBrief({ table, prompts: chosen, window, themes, facts, findings });
}

async function perception(
  table: AnswerTable,
  stop: Stop,
  query: FilterQuery,
  themes: readonly Theme[],
): Promise<Perception> {
  const rows = selectRows(table, scopeOf(table.project, query, currentWindow(query)));
  return perceptionReport(await computePerception(table, themes, rows, stop), query, rows);
}

/** The domain report as JSON: of a domain with 20,000 pages it has 20 MB, which would take a second to copy and to serialize elsewhere. */
function domain(table: AnswerTable, _stop: Stop, query: FilterQuery, name: string): Uint8Array | null {
  const pages = pagesOfDomain(table, name);
  return pages === null ? null : new TextEncoder().encode(JSON.stringify(domainReport(table, query, name, pages)));
}

/**
 * All reports over a whole table: pure functions of the table and the query, both of which can be sent to a thread. Equal arguments
 * give equal reports in either thread.
 */
export const reportFunctions = {
  overview: (table: AnswerTable, _stop: Stop, query: FilterQuery, settled: readonly string[]): OverviewReport =>
    overviewReport(table, query, new Set(settled)),
  card: (
    table: AnswerTable,
    _stop: Stop,
    { today, timeZone, days }: PresentDay & { readonly days?: number | undefined },
  ) => projectReport(table, workplaceWindow(table, today, timeZone, days), today),
  alerts,
  answerIndex: (table: AnswerTable, _stop: Stop, query: FilterQuery) => answerIndexReport(table, query),
  topics: (table: AnswerTable, _stop: Stop, query: FilterQuery) => topicTable(table, query),
  sources: (table: AnswerTable, _stop: Stop, query: FilterQuery, question: SourceQuestion) =>
    sourceTable(
      sources.get(table, JSON.stringify(query), () => sourceData(table, query)),
      question,
    ),
  change: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof whyMoved>) => whyMoved(table, ...asked),
  prompts: (table: AnswerTable, _stop: Stop, query: FilterQuery, request: PromptTableRequest) =>
    promptTable(
      prompts.get(table, JSON.stringify(query), () => promptData(table, query)),
      request,
    ),
  prompt: (table: AnswerTable, _stop: Stop, query: FilterQuery, prompt: number): PromptDetail =>
    promptReport(promptData(table, query), query, prompt),
  topic: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof topicReport>) => topicReport(table, ...asked),
  domain,
  models: (table: AnswerTable, _stop: Stop, query: FilterQuery) => servedModels(table, query),
  traffic: (table: AnswerTable, _stop: Stop, query: FilterQuery, source: TrafficSource): Traffic =>
    trafficReport(source, table, query),
  trafficPages: (
    table: AnswerTable,
    _stop: Stop,
    query: FilterQuery,
    { version, ...source }: TrafficSource & { readonly version: number },
    { view, order }: { readonly view: PagesView; readonly order: PagesOrder },
  ): TrafficPages => {
    const key = JSON.stringify([version, query, view]);
    return trafficPages(
      trafficRows.get(table, key, () => pageRows(trafficScope(source, table, query), view)),
      order,
    );
  },
  inventory: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof inventoryCitations>) =>
    inventoryCitations(table, ...asked),
  ownPage: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof pageAnswers>) => pageAnswers(table, ...asked),
  citedPages: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof citedPages>) => citedPages(table, ...asked),
  competitors: (table: AnswerTable, _stop: Stop, query: FilterQuery) => competitorsReport(table, query),
  suggestions: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof suggestionReport>) =>
    suggestionReport(table, ...asked),
  perception,
  facts,
  brief,
  actions,
  insights: (table: AnswerTable, _stop: Stop, query: FilterQuery) => userInsightReport(table, query),
  insight: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof insightDetailReport>) =>
    insightDetailReport(table, ...asked),
  traits: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof traitedListing>) => traitedListing(table, ...asked),
  finding: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof changeFinding>) => changeFinding(table, ...asked),
  effect: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof changeEffect>) => changeEffect(table, ...asked),
  keywords: (table: AnswerTable, _stop: Stop, query: FilterQuery, taken: readonly string[]) =>
    keywordTable(table, query, new Set(taken)),
  expansion: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof expandKeywords>) =>
    expandKeywords(table, ...asked),
  expansionImpact: (table: AnswerTable, _stop: Stop, ...asked: Rest<typeof expansionImpact>) =>
    expansionImpact(table, ...asked),
};

/** Arguments of a report function beside the table. */
type Rest<F> = F extends (table: AnswerTable, ...asked: infer A) => unknown ? A : never;

type Functions = typeof reportFunctions;
export type ReportName = keyof Functions;
type AskedByName = {
  [N in ReportName]: Functions[N] extends (table: AnswerTable, stop: Stop, ...asked: infer A) => unknown ? A : never;
};
type ReportByName = { [N in ReportName]: Awaited<ReturnType<Functions[N]>> };
/** Arguments of a report beside the table: plain values, whose JSON is the cache key. */
export type AskedOf<N extends ReportName> = AskedByName[N];
export type ReportOf<N extends ReportName> = ReportByName[N];

/** The same functions by name, with a common type. */
const byName: {
  readonly [N in ReportName]: (
    table: AnswerTable,
    stop: Stop,
    ...asked: AskedByName[N]
  ) => ReportByName[N] | Promise<ReportByName[N]>;
} = reportFunctions;

/** Computes a report in this thread. */
export async function computeReport<N extends ReportName>(
  name: N,
  table: AnswerTable,
  asked: AskedOf<N>,
  stop: Stop,
): Promise<ReportOf<N>> {
  return byName[name](table, stop, ...asked);
}
