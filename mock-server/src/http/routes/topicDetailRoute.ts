import { withChanges } from '#server/analysis/effect/withChanges.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { detailRequest } from '../requests/detailRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The report of /answer/topicIndex. Code 404 for a topic that is not in the project. */
export function addTopicDetailRoute(routes: RouteTable): void {
  const reports = new ReportService('topic');
  routes.project(
    'get',
    '/api/front/answer/topicIndex',
    detailRequest,
    async ({ project, query: { id, ...filters } }) => {
      const { table, query } = await readReportRequest(project, filters);
      const topic = table.project.topics.findIndex((one) => one.id === id);
      if (topic < 0) throw noSuch('id', { zh: '没有该主题', en: 'Topic not found' });
      const report = await reports.of(table, project.signal, query, topic);
      const prompts = new Set(table.project.prompts.flatMap((one) => (one.topic_id === id ? [one.id] : [])));
      const changes = project.changes.filter(({ prompt_ids: ids }) => ids.some((one) => prompts.has(one)));
      return { ...report, events: withChanges(report.events, changes, query) };
    },
  );
}
