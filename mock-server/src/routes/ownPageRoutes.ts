import type { Inventory, OwnPage, PageDetail, PageJob } from '../../../client/src/api/ownPageSchemas.ts';
import { madeOnce } from '../../../client/src/lib/madeOnce.ts';
import { inventoryReport, pageReport } from '../analysis/pages/inventoryReport.ts';
import { readAddress } from '../fetch/checkTarget.ts';
import { decodeHtml } from '../fetch/decodeHtml.ts';
import { MOST_PAGE_BYTES } from '../fetch/FetchPolicy.ts';
import { FetchRefusal } from '../fetch/FetchRefusal.ts';
import { PageReader } from '../fetch/PageReader.ts';
import { SENT } from '../http/Call.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, noSuch } from '../http/MockError.ts';
import type { MockError } from '../http/MockError.ts';
import { readFile } from '../http/readFile.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import {
  fetchPagesRequest,
  MOST_PAGES,
  pageHtmlRequest,
  pageIdsRequest,
  pageJobRequest,
  pageRequest,
  pageUpdateRequest,
} from '../http/requests/ownPageRequests.ts';
import { allowedProjects } from '../projects/allowedProjects.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { insightOf } from '../projects/insightOf.ts';
import { keptPage, pageKey, withPages } from '../projects/keptPage.ts';
import { PageJobs } from '../projects/PageJobs.ts';
import type { PageJobState } from '../projects/PageJobs.ts';
import { changePages, keptPagesOf, ownPageOf, pagesOfCall } from '../projects/pagesOfCall.ts';
import type { KeptPage } from '../projects/ProjectPages.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { readPages } from '../projects/readPages.ts';
import { scorePages } from '../projects/scorePages.ts';
import { scoringOfCall } from '../projects/scoringOfCall.ts';
import { trafficOfCall } from '../projects/trafficOfCall.ts';
import type { MockState } from '../state/MockState.ts';

/** What undoing can bring back. */
const MOST_REMOVED = 100;

/** The inventory of the brand's own pages. Whoever may see a project may change it, as its prompts. */
export function addOwnPageRoutes(routes: RouteTable): void {
  const jobsOf = madeOnce<MockState, PageJobs>(() => new PageJobs());
  routes.signed('get', '/api/front/optimize/pages', listPages);
  routes.signed('get', '/api/front/optimize/page', showPage);
  routes.signed('post', '/api/front/optimize/pages/fetch', (call) => startFetch(call, jobsOf(call.state)));
  routes.signed('get', '/api/front/optimize/pages/job', (call) => showJob(call, jobsOf(call.state)));
  routes.signed('post', '/api/front/optimize/pages/cancel', (call) => cancelJob(call, jobsOf(call.state)));
  routes.signed('post', '/api/front/optimize/pages/html', addHtml);
  routes.signed('post', '/api/front/optimize/pages/update', updatePage);
  routes.signed('post', '/api/front/optimize/pages/delete', removePages);
  routes.signed('post', '/api/front/optimize/pages/restore', restorePages);
}

async function listPages(call: SignedCall): Promise<Inventory> {
  const request = readQuery(call.request.url, filterRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const scored = await scorePages(pagesOfCall(call), await scoringOfCall(call, query.time_zone));
  return { ...inventoryReport(table, query, scored, trafficOfCall(call).log), most_pages: MOST_PAGES };
}

async function showPage(call: SignedCall): Promise<PageDetail> {
  const request = readQuery(call.request.url, pageRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const scored = await scorePages(pagesOfCall(call), await scoringOfCall(call, query.time_zone));
  const found = scored.find(({ page }) => page.id === request.id);
  if (found === undefined) throw noSuchPage(request.id);
  return pageReport(table, query, found, trafficOfCall(call).log);
}

function startFetch(call: SignedCall, jobs: PageJobs): PageJob {
  const order = readBody(call.request.body, fetchPagesRequest);
  const { id } = projectOfCall(call);
  const job = jobs.start(call.services.environment.secret(), id, (state, tools) =>
    readPages(call, order, state, tools),
  );
  return jobReply(job);
}

function jobOf(call: SignedCall, jobs: PageJobs, id: string): PageJobState {
  const job = jobs.find(id);
  if (!job || !allowedProjects(call).some((project) => project.id === job.projectId)) {
    throw noSuch({ zh: '没有该任务', en: 'There is no such job' });
  }
  return job;
}

function showJob(call: SignedCall, jobs: PageJobs): PageJob {
  return jobReply(jobOf(call, jobs, readQuery(call.request.url, pageJobRequest).job_id));
}

function cancelJob(call: SignedCall, jobs: PageJobs): PageJob {
  const job = jobOf(call, jobs, readBody(call.request.body, pageJobRequest).job_id);
  jobs.cancel(job.id);
  return jobReply(job);
}

function jobReply({ id, state, total, outcomes, beyond, problem }: PageJobState): PageJob {
  return { job_id: id, state, done: outcomes.length, total, outcomes: [...outcomes], beyond, problem };
}

/** @throws MockError (422) naming `url` */
function typedAddress(typed: string): string {
  if (typed === '') return '';
  try {
    return readAddress(typed).href;
  } catch {
    throw badInput('url', {
      zh: '应为以 http:// 或 https:// 开头的网址',
      en: 'must be an address that begins with http:// or https://',
    });
  }
}

async function addHtml(call: SignedCall): Promise<OwnPage | typeof SENT> {
  const project = definitionOfCall(call);
  const { id } = projectOfCall(call);
  const file = await readFile(call, MOST_PAGE_BYTES);
  if (file === SENT) return SENT;
  const typed = typedAddress(readBody(call.request.body, pageHtmlRequest).url);
  const reader = new PageReader();
  try {
    const read = await reader.read(decodeHtml(file.bytes), typed);
    if (read.text === '') throw new FetchRefusal('no_text');
    const url = typed || (read.canonical ?? '');
    const pages = keptPagesOf(call);
    // Pasted text without any address is told apart by its title.
    const known = pages.find((page) =>
      url === '' ? page.url === '' && page.title === read.title : pageKey(page.url) === pageKey(url),
    );
    if (known === undefined && pages.length >= MOST_PAGES) throw tooMany();
    const now = call.services.environment.now();
    const fresh = keptPage({ url, source: 'html', read, status: null, robots: [], now, known });
    const page: KeptPage =
      url === '' && known === undefined ? { ...fresh, id: call.services.environment.secret() } : fresh;
    changePages(call, id, (list) => ({ pages: withPages(list, [page]) }));
    return ownPageOf(page, project);
  } catch (error) {
    throw error instanceof FetchRefusal ? unreadable() : error;
  } finally {
    reader.close();
  }
}

function updatePage(call: SignedCall): OwnPage {
  const { id, prompt_ids: ids } = readBody(call.request.body, pageUpdateRequest);
  const project = definitionOfCall(call);
  const page = keptPagesOf(call).find((one) => one.id === id);
  if (page === undefined) throw noSuchPage(id);
  const unknown = ids?.find((one) => !project.prompts.some((prompt) => prompt.id === one));
  if (unknown !== undefined) throw badInput('prompt_ids', { zh: '没有该提问', en: 'there is no such prompt' });
  const changed = { ...page, chosen_prompt_ids: ids === null ? null : [...new Set(ids)] };
  changePages(call, projectOfCall(call).id, (list) => ({ pages: withPages(list, [changed]) }));
  return ownPageOf(changed, project);
}

function removePages(call: SignedCall): { changed: number } {
  const ids = new Set(readBody(call.request.body, pageIdsRequest).ids);
  const out = keptPagesOf(call).filter((page) => ids.has(page.id));
  changePages(call, projectOfCall(call).id, (pages, removed) => ({
    pages: pages.filter((page) => !ids.has(page.id)),
    removed: [...out, ...removed.filter((page) => !ids.has(page.id))].slice(0, MOST_REMOVED),
  }));
  return { changed: out.length };
}

function restorePages(call: SignedCall): { changed: number } {
  const ids = new Set(readBody(call.request.body, pageIdsRequest).ids);
  let changed = 0;
  changePages(call, projectOfCall(call).id, (pages, removed) => {
    const room = MOST_PAGES - pages.length;
    const back = removed.filter((page) => ids.has(page.id) && !pages.some((one) => one.id === page.id)).slice(0, room);
    changed = back.length;
    return { pages: [...pages, ...back], removed: removed.filter((page) => !back.includes(page)) };
  });
  return { changed };
}

function noSuchPage(id: string): MockError {
  const short = id.slice(0, 100);
  return noSuch({ zh: `没有页面 ${short}`, en: `There is no page ${short}` });
}

function tooMany(): MockError {
  const most = String(MOST_PAGES);
  return badInput('file', { zh: `最多保存 ${most} 个页面`, en: `there may be at most ${most} pages` });
}

function unreadable(): MockError {
  return badInput('file', { zh: '没有读到正文', en: 'has no text that could be read' });
}
