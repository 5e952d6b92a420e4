import type { AnswerIndex, SourceTable, TopicTable, WhyMoved } from '../../../client/src/api/answerIndexSchemas.ts';
import { withChanges } from '../analysis/effect/withChanges.ts';
import { answerIndexReport } from '../analysis/reports/answerIndexReport.ts';
import { sourceData, type SourceData } from '../analysis/reports/sourceData.ts';
import { sourceTable } from '../analysis/reports/sourceTable.ts';
import { topicTable } from '../analysis/reports/topicTable.ts';
import { whyMoved } from '../analysis/reports/whyMoved.ts';
import type { SignedCall } from '../http/Call.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES, sourceTableRequest, whyMovedRequest } from '../http/requests/filterRequests.ts';
import { changesOfCall } from '../projects/changesOfCall.ts';
import { insightOf, type Insight } from '../projects/insightOf.ts';
import { requireKnown } from '../projects/readFilters.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** What rows of sources are made from is larger than a report, and one reader turns the pages of one. */
const MOST_SOURCE_DATA = 4;

/** The calls of /answer/index beside the prompts table. */
export function addAnswerIndexRoute(routes: RouteTable): void {
  const indexes = new ReportCache<AnswerIndex>();
  const topics = new ReportCache<TopicTable>();
  const sources = new ReportCache<SourceData>(MOST_SOURCE_DATA);
  const splits = new ReportCache<WhyMoved>();

  routes.signed('get', '/api/front/answer/index', async (call) => {
    const { table, query } = await filtered(call);
    const report = indexes.get(table, JSON.stringify(query), () => answerIndexReport(table, query));
    return { ...report, events: withChanges(report.events, changesOfCall(call), query) };
  });
  routes.signed('get', '/api/front/answer/topics', async (call) => {
    const { table, query } = await filtered(call);
    return topics.get(table, JSON.stringify(query), () => topicTable(table, query));
  });
  routes.signed('get', '/api/front/answer/citations', (call) => listSources(call, sources));
  routes.signed('get', '/api/front/answer/change', (call) => explainChange(call, splits));
}

function filtered(call: SignedCall): Promise<Insight> {
  return insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
}

async function listSources(call: SignedCall, kept: ReportCache<SourceData>): Promise<SourceTable> {
  const request = readQuery(call.request.url, sourceTableRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const { sort } = request;
  // Names are read from A on, figures from the largest down.
  const order = request.order ?? (sort === 'domain' || sort === 'type' ? 'asc' : 'desc');
  const data = kept.get(table, JSON.stringify(query), () => sourceData(table, query));
  return sourceTable(data, { ...request, order });
}

async function explainChange(call: SignedCall, kept: ReportCache<WhyMoved>): Promise<WhyMoved> {
  const request = readQuery(call.request.url, whyMovedRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const { measure_id, brand_id, by } = request;
  if (brand_id !== undefined) requireKnown([brand_id], table.project.brands, 'brand_id');
  const question = { measure_id, brand_id, by };
  return kept.get(table, JSON.stringify([query, question]), () => whyMoved(table, query, question));
}
