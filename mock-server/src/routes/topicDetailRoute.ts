import type { TopicDetail } from '../../../client/src/api/detailSchemas.ts';
import { withChanges } from '../analysis/effect/withChanges.ts';
import { topicReport } from '../analysis/reports/topicReport.ts';
import { noSuch } from '../http/MockError.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { detailRequest } from '../http/requests/detailRequests.ts';
import { LIST_NAMES } from '../http/requests/filterRequests.ts';
import { changesOfCall } from '../projects/changesOfCall.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** The report of /answer/topicIndex. Code 404 for a topic that the project has not. */
export function addTopicDetailRoute(routes: RouteTable): void {
  const reports = new ReportCache<TopicDetail>();
  routes.signed('get', '/api/front/answer/topicIndex', async (call) => {
    const { id, ...filters } = readQuery(call.request.url, detailRequest, LIST_NAMES);
    const { table, query } = await insightOf(call, filters);
    const topic = table.project.topics.findIndex((one) => one.id === id);
    if (topic < 0) throw noSuch({ zh: '没有该主题', en: 'There is no such topic' });
    const report = reports.get(table, JSON.stringify([query, id]), () => topicReport(table, query, topic));
    const prompts = new Set(table.project.prompts.flatMap((one) => (one.topic_id === id ? [one.id] : [])));
    const changes = changesOfCall(call).filter(({ prompt_ids: ids }) => ids.some((one) => prompts.has(one)));
    return { ...report, events: withChanges(report.events, changes, query) };
  });
}
