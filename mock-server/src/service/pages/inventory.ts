import type { Inventory, OwnPage, PageDetail } from '#client/api/ownPageSchemas.ts';
import { inventoryReport, pageReport } from '#server/analysis/pages/inventoryReport.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import type { MockError } from '#server/refusal/MockError.ts';
import { MOST_PAGES } from '#server/store/documents/ProjectPages.ts';
import type { FilterRequest } from '../answers/readFilters.ts';
import { readReportRequest } from '../answers/readReportRequest.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportService } from '../reports/ReportService.ts';
import { requireBase } from '../requireBase.ts';
import { loadTraffic } from '../traffic/loadTraffic.ts';
import { loadScoring } from './loadScoring.ts';
import { ownPages, ownPageOf, changePages } from './ownPages.ts';
import { scorePages } from './scorePages.ts';
import { withPages } from './storedPage.ts';

/** Limit of removed pages kept for undo. */
const MOST_REMOVED = 100;

const inventories = new ReportService('inventory');
const pageReports = new ReportService('ownPage');

/** The inventory with each page's scores, citations and traffic. */
export async function listPages(project: ProjectSession, request: FilterRequest): Promise<Inventory> {
  const { table, query } = await readReportRequest(project, request);
  const scored = await scorePages(ownPages(project), await loadScoring(project, query.time_zone));
  const asked = scored.map(({ page: { url, prompt_ids } }) => ({ url, prompt_ids }));
  const citations = await inventories.of(table, project.signal, query, asked);
  return { ...inventoryReport(citations, query, scored, loadTraffic(project).log), most_pages: MOST_PAGES };
}

/** One complete page. @throws MockError (404) */
export async function showPage(
  project: ProjectSession,
  request: FilterRequest & { readonly id: string },
): Promise<PageDetail> {
  const { table, query } = await readReportRequest(project, request);
  const scored = await scorePages(ownPages(project), await loadScoring(project, query.time_zone));
  const found = scored.find(({ page }) => page.id === request.id);
  if (found === undefined) throw noSuchPage(request.id);
  const answers = await pageReports.of(table, project.signal, query, found.page);
  return pageReport(answers, query, found, loadTraffic(project).log);
}

/** What a person chose for a page; null: the rules decide. */
type ChosenPrompts = readonly string[] | null;

/** Sets the prompts that a page serves. @param body `base`: the choice that was changed. @throws MockError (404, 422; 409 as `requireBase`) */
export function updatePage(
  project: ProjectSession,
  body: { readonly id: string; readonly prompt_ids: ChosenPrompts; readonly base?: unknown },
): OwnPage {
  const { id, prompt_ids: ids, base } = body;
  const { definition } = project;
  const page = project.pages.find((one) => one.id === id);
  if (page === undefined) throw noSuchPage(id);
  const unknown = ids?.find((one) => !definition.prompts.some((prompt) => prompt.id === one));
  if (unknown !== undefined) {
    throw badInput('prompt_ids', { zh: '项目中没有这个提示词', en: 'is not a prompt in this project' });
  }
  const { prompt_ids: shown, prompts_chosen: isChosen } = ownPageOf(page, definition);
  requireBase(base === undefined ? undefined : [base], [isChosen ? shown : null]);
  const changed = { ...page, chosen_prompt_ids: ids === null ? null : [...new Set(ids)] };
  changePages(project, (list) => ({ pages: withPages(list, [changed]) }));
  return ownPageOf(changed, definition);
}

/** Removes pages; they can be restored. */
export function removePages(project: ProjectSession, body: { readonly ids: readonly string[] }): { changed: number } {
  const ids = new Set(body.ids);
  const out = project.pages.filter((page) => ids.has(page.id));
  changePages(project, (pages, removed) => ({
    pages: pages.filter((page) => !ids.has(page.id)),
    removed: [...out, ...removed.filter((page) => !ids.has(page.id))].slice(0, MOST_REMOVED),
  }));
  return { changed: out.length };
}

/** Restores removed pages up to the limit of the inventory. */
export function restorePages(project: ProjectSession, body: { readonly ids: readonly string[] }): { changed: number } {
  const ids = new Set(body.ids);
  let changed = 0;
  changePages(project, (pages, removed) => {
    const room = MOST_PAGES - pages.length;
    const back = removed.filter((page) => ids.has(page.id) && !pages.some((one) => one.id === page.id)).slice(0, room);
    changed = back.length;
    return { pages: [...pages, ...back], removed: removed.filter((page) => !back.includes(page)) };
  });
  return { changed };
}

function noSuchPage(id: string): MockError {
  const short = id.slice(0, 100);
  return noSuch('id', { zh: `没有页面 ${short}`, en: `There is no page ${short}` });
}
