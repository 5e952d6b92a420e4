import type { SourceTable, WhyMoved } from '#client/api/answerIndexSchemas.ts';
import { withChanges } from '#server/analysis/effect/withChanges.ts';
import { requireKnown } from '#server/service/answers/readFilters.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { filterRequest, sourceTableRequest, whyMovedRequest } from '../requests/filterRequests.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';

/** The calls of /answer/index beside the prompts table. */
export function addAnswerIndexRoute(routes: RouteTable): void {
  const indexes = new ReportService('answerIndex');
  const topics = new ReportService('topics');
  const sources = new ReportService('sources');
  const splits = new ReportService('change');

  routes.project('get', '/api/front/answer/index', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const report = await indexes.of(table, project.signal, query);
    return { ...report, events: withChanges(report.events, project.changes, query) };
  });
  routes.project('get', '/api/front/answer/topics', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    return topics.of(table, project.signal, query);
  });
  routes.project('get', '/api/front/answer/citations', sourceTableRequest, (call) => listSources(call, sources));
  routes.project('get', '/api/front/answer/change', whyMovedRequest, (call) => explainChange(call, splits));
}

async function listSources(
  { project, query: request }: QueryCall<typeof sourceTableRequest>,
  kept: ReportService<'sources'>,
): Promise<SourceTable> {
  const { table, query } = await readReportRequest(project, request);
  const { sort, q, source_type, gap, page, page_size } = request;
  // Names sort ascending by default, figures descending.
  const order = request.order ?? (sort === 'domain' || sort === 'type' ? 'asc' : 'desc');
  return kept.of(table, project.signal, query, { sort, order, q, source_type, gap, page, page_size });
}

async function explainChange(
  { project, query: request }: QueryCall<typeof whyMovedRequest>,
  kept: ReportService<'change'>,
): Promise<WhyMoved> {
  const { table, query } = await readReportRequest(project, request);
  const { measure_id, brand_id, by } = request;
  if (brand_id !== undefined) requireKnown([brand_id], table.project.brands, 'brand_id');
  const question = { measure_id, brand_id, by };
  return kept.of(table, project.signal, query, question);
}
