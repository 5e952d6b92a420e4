import type { OwnPage, PageJob } from '#client/api/ownPageSchemas.ts';
import { MOST_PAGE_BYTES } from '#server/ingest/pages/FetchPolicy.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import type { Job } from '#server/service/JobRegistry.ts';
import { addHtmlPage } from '#server/service/pages/addHtmlPage.ts';
import { listPages, showPage, updatePage, removePages, restorePages } from '#server/service/pages/inventory.ts';
import { startReading, readingJobs } from '#server/service/pages/startReading.ts';
import type { ReadingKind } from '#server/service/pages/startReading.ts';
import { SENT } from '../Call.ts';
import type { SignedCall } from '../Call.ts';
import { readFile } from '../readFile.ts';
import { readBody, readQuery } from '../readInput.ts';
import { emptyRequest } from '../requests/fields.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import {
  fetchPagesRequest,
  pageHtmlRequest,
  pageIdsRequest,
  pageJobRequest,
  pageRequest,
  pageUpdateRequest,
} from '../requests/ownPageRequests.ts';
import type { RouteTable, ProjectCall } from '../RouteTable.ts';

/** The inventory of the brand's own pages. */
export function addOwnPageRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/optimize/pages', filterRequest, ({ project, query }) => listPages(project, query));
  routes.project('get', '/api/front/optimize/page', pageRequest, ({ project, query }) => showPage(project, query));
  routes.project('post', '/api/front/optimize/pages/fetch', fetchPagesRequest, ({ project, body }) =>
    jobReply(startReading(project, body)),
  );
  routes.signed('get', '/api/front/optimize/pages/job', showJob);
  routes.signed('post', '/api/front/optimize/pages/cancel', cancelJob);
  routes.project('post', '/api/front/optimize/pages/html', emptyRequest, addHtml);
  routes.project('post', '/api/front/optimize/pages/update', pageUpdateRequest, ({ project, body }) =>
    updatePage(project, body),
  );
  routes.project('post', '/api/front/optimize/pages/delete', pageIdsRequest, ({ project, body }) =>
    removePages(project, body),
  );
  routes.project('post', '/api/front/optimize/pages/restore', pageIdsRequest, ({ project, body }) =>
    restorePages(project, body),
  );
}

function jobOf(call: SignedCall, id: string): Job<ReadingKind> {
  const job = readingJobs(call.state).find(id);
  if (!job || !call.rights.maySee(job.subject.projectId)) {
    throw noSuch('job_id', { zh: '该任务已结束或不存在', en: 'This job has ended or does not exist' });
  }
  return job;
}

function showJob(call: SignedCall): PageJob {
  return jobReply(jobOf(call, readQuery(call.request.url, pageJobRequest).job_id));
}

/** Pages fetched so far stay. */
function cancelJob(call: SignedCall): PageJob {
  const job = jobOf(call, readBody(call.request.body, pageJobRequest).job_id);
  readingJobs(call.state).cancel(job.id);
  return jobReply(job);
}

function jobReply({ id, state, progress }: Job<ReadingKind>): PageJob {
  const { total, outcomes, rest } = progress;
  return {
    job_id: id,
    state: state.state,
    done: outcomes.length,
    total,
    outcomes: [...outcomes],
    beyond: rest.beyond,
    elsewhere: rest.elsewhere,
    unread_sitemaps: [...rest.unread],
    unasked_sitemaps: rest.unasked,
    problem: state.state === 'failed' ? state.reason : null,
  };
}

async function addHtml({ call, project }: ProjectCall): Promise<OwnPage | typeof SENT> {
  const file = await readFile(call, MOST_PAGE_BYTES);
  if (file === SENT) return SENT;
  return addHtmlPage(project, file.bytes, readBody(call.request.body, pageHtmlRequest).url);
}
