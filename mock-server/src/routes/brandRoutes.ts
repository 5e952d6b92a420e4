import type { BrandNames, RecountJob } from '../../../client/src/api/manageSchemas.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { requireBase } from '../http/requireBase.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import { brandsRequest, jobRequest } from '../http/requests/brandRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import type { Locale } from '../http/text.ts';
import { allowedProjects } from '../projects/allowedProjects.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { NO_EDITS } from '../projects/ProjectEdits.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { brandNames } from '../projects/brandNames.ts';
import { readBrands } from '../projects/readBrands.ts';
import { startRecount } from '../projects/startRecount.ts';
import type { RecountReport } from '../projects/startRecount.ts';
import type { Job } from '../state/JobBook.ts';

/** Names of the brands, and what other names would change. Whoever may see a project may change them. */
export function addBrandRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/brand/index', listBrands);
  routes.signed('post', '/api/front/brand/try', (call) => recount(call, false));
  routes.signed('post', '/api/front/brand/save', (call) => recount(call, true));
  routes.signed('get', '/api/front/brand/job', showJob);
}

function listBrands(call: SignedCall): { readonly brands: readonly BrandNames[] } {
  return { brands: brandNames(definitionOfCall(call).brands) };
}

function recount(call: SignedCall, saves: boolean): RecountJob {
  const { brands: typed, base } = readBody(call.request.body, brandsRequest);
  const { id } = projectOfCall(call);
  if (saves) requireBase(base, brandNames(definitionOfCall(call).brands));
  const recorded = call.services.catalogue.definition(id, NO_EDITS).brands;
  const brands = readBrands(typed, [...definitionOfCall(call).brands, ...recorded]);
  return jobView(startRecount(call, id, brands, saves), call.locale);
}

function showJob(call: SignedCall): RecountJob {
  const { job_id: id } = readQuery(call.request.url, jobRequest);
  const job = call.state.recounts.find(id);
  if (!job || !allowedProjects(call).some((project) => project.id === job.projectId)) {
    throw badInput('job_id', { zh: '没有该任务', en: 'there is no such job' });
  }
  return jobView(job, call.locale);
}

function jobView({ id, state }: Job<RecountReport>, locale: Locale): RecountJob {
  switch (state.state) {
    case 'running':
      return { job_id: id, share: state.share, state: 'running' };
    case 'done':
      return { job_id: id, share: 1, state: 'done', result: state.result };
    case 'failed':
      return { job_id: id, share: 0, state: 'failed', reason: state.reason[locale] };
  }
}
