import type { AnswerIndex, SourceTable, TopicTable, WhyMoved } from '#client/api/answerIndexSchemas.ts';
import { withChanges } from '../../analysis/effect/withChanges.ts';
import { answerIndexReport } from '../../analysis/reports/answerIndexReport.ts';
import { sourceData, type SourceData } from '../../analysis/reports/sourceData.ts';
import { sourceTable } from '../../analysis/reports/sourceTable.ts';
import { topicTable } from '../../analysis/reports/topicTable.ts';
import { whyMoved } from '../../analysis/reports/whyMoved.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';
import { filterRequest, sourceTableRequest, whyMovedRequest } from '../requests/filterRequests.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { requireKnown } from '../../service/answers/readFilters.ts';
import { ReportCache } from '../../service/cache/ReportCache.ts';

/** What rows of sources are made from is larger than a report, and one reader turns the pages of one. */
const MOST_SOURCE_DATA = 4;

/** The calls of /answer/index beside the prompts table. */
export function addAnswerIndexRoute(routes: RouteTable): void {
  const indexes = new ReportCache<AnswerIndex>();
  const topics = new ReportCache<TopicTable>();
  const sources = new ReportCache<SourceData>(MOST_SOURCE_DATA);
  const splits = new ReportCache<WhyMoved>();

  routes.project('get', '/api/front/answer/index', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const report = indexes.get(table, JSON.stringify(query), () => answerIndexReport(table, query));
    return { ...report, events: withChanges(report.events, project.changes, query) };
  });
  routes.project('get', '/api/front/answer/topics', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    return topics.get(table, JSON.stringify(query), () => topicTable(table, query));
  });
  routes.project('get', '/api/front/answer/citations', sourceTableRequest, (call) => listSources(call, sources));
  routes.project('get', '/api/front/answer/change', whyMovedRequest, (call) => explainChange(call, splits));
}

async function listSources(
  { project, query: request }: QueryCall<typeof sourceTableRequest>,
  kept: ReportCache<SourceData>,
): Promise<SourceTable> {
  const { table, query } = await readReportRequest(project, request);
  const { sort } = request;
  // Names are read from A on, figures from the largest down.
  const order = request.order ?? (sort === 'domain' || sort === 'type' ? 'asc' : 'desc');
  const data = kept.get(table, JSON.stringify(query), () => sourceData(table, query));
  return sourceTable(data, { ...request, order });
}

async function explainChange(
  { project, query: request }: QueryCall<typeof whyMovedRequest>,
  kept: ReportCache<WhyMoved>,
): Promise<WhyMoved> {
  const { table, query } = await readReportRequest(project, request);
  const { measure_id, brand_id, by } = request;
  if (brand_id !== undefined) requireKnown([brand_id], table.project.brands, 'brand_id');
  const question = { measure_id, brand_id, by };
  return kept.get(table, JSON.stringify([query, question]), () => whyMoved(table, query, question));
}
