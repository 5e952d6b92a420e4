import type { BrandNames, RecountJob } from '#client/api/brandNamesSchemas.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import type { Locale } from '#server/refusal/text.ts';
import { brandNames } from '#server/service/brands/brandNames.ts';
import { readBrands } from '#server/service/brands/readBrands.ts';
import type { Job } from '#server/service/JobRegistry.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { SUPERSEDED } from '#server/service/recount/RecountJobs.ts';
import type { RecountKind } from '#server/service/recount/RecountJobs.ts';
import { startRecount, recountsOf } from '#server/service/recount/startRecount.ts';
import { requireBase } from '#server/service/requireBase.ts';
import type { SignedCall } from '../Call.ts';
import { readQuery } from '../readInput.ts';
import { brandsRequest, jobRequest } from '../requests/brandRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';

/** Brand names, and a preview of what other names would change. */
export function addBrandRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/brand/index', emptyRequest, ({ project }) => listBrands(project));
  routes.project('post', '/api/front/brand/try', brandsRequest, (call) => recount(call, false));
  routes.project('post', '/api/front/brand/save', brandsRequest, (call) => recount(call, true));
  routes.signed('get', '/api/front/brand/job', showJob);
}

function listBrands(project: ProjectSession): { readonly brands: readonly BrandNames[] } {
  return { brands: brandNames(project.definition.brands) };
}

function recount({ call, project, body }: BodyCall<typeof brandsRequest>, saves: boolean): RecountJob {
  const { brands: typed, base } = body;
  if (saves) requireBase(base, brandNames(project.definition.brands));
  const brands = readBrands(typed, [...project.definition.brands, ...project.recorded.brands]);
  return jobView(startRecount(project, brands, saves), call.locale);
}

function showJob(call: SignedCall): RecountJob {
  const { job_id: id } = readQuery(call.request.url, jobRequest);
  const job = recountsOf(call.state).find(id);
  if (!job || !call.rights.maySee(job.subject.projectId)) {
    throw noSuch('job_id', {
      zh: '该任务已结束或不存在，请重新预览',
      en: 'This job has ended or does not exist. Preview again.',
    });
  }
  return jobView(job, call.locale);
}

function jobView({ id, state, progress }: Job<RecountKind>, locale: Locale): RecountJob {
  switch (state.state) {
    case 'running':
      return { job_id: id, share: progress.share, state: 'running' };
    case 'done':
      return { job_id: id, share: 1, state: 'done', result: state.result };
    case 'failed':
      return { job_id: id, share: 0, state: 'failed', reason: state.reason[locale] };
    case 'cancelled':
      return { job_id: id, share: 0, state: 'failed', reason: SUPERSEDED[locale] };
  }
}
