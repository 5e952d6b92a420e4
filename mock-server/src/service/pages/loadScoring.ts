import { actionQuery } from '#server/analysis/actions/actionWindow.ts';
import type { citedPages } from '#server/analysis/pages/citedPages.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportService } from '../reports/ReportService.ts';
import { createScoring, pagesByAddress } from './createScoring.ts';
import type { Scoring } from './createScoring.ts';
import { ownPages } from './ownPages.ts';

type Cited = ReturnType<typeof citedPages>;
const NOTHING: Cited = new Map();
const citedReports = new ReportService('citedPages');

/** Currently cited pages of the inventory: in the four weeks that actions use, independent of the reader's filters. */
async function citedNow(
  { signal }: ProjectSession,
  table: AnswerTable,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
  addresses: readonly string[],
): Promise<Cited> {
  const query = actionQuery(table, timeZone, today);
  return query === null || addresses.length === 0 ? NOTHING : citedReports.of(table, signal, query, addresses);
}

/** Loads the inputs of a project's content scores for the reader's current day. */
export async function loadScoring(project: ProjectSession, timeZone: string): Promise<Scoring> {
  const { id } = project;
  const { weights, kit } = project.state.documents;
  const today = project.server.today(timeZone);
  const table = await project.table();
  const pages = ownPages(project);
  return createScoring({
    project: table.project,
    pages,
    cited: await citedNow(project, table, { timeZone, today }, [...pagesByAddress(pages).keys()]),
    weights: weights.of(id).weights,
    names: kit.of(id).names,
    today,
  });
}
