import { withChanges } from '#server/analysis/effect/withChanges.ts';
import { noSuch } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { detailRequest } from '../requests/detailRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The report of /answer/promptsDetails. Code 404 for a prompt that is not in the project. */
export function addPromptDetailRoute(routes: RouteTable): void {
  const reports = new ReportService('prompt');
  routes.project(
    'get',
    '/api/front/answer/promptsDetails',
    detailRequest,
    async ({ project, query: { id, ...filters } }) => {
      const { table, query } = await readReportRequest(project, filters);
      const prompt = table.project.prompts.findIndex((one) => one.id === id);
      if (prompt < 0) throw noSuch('id', { zh: '没有该提示词', en: 'Prompt not found' });
      const report = await reports.of(table, project.signal, query, prompt);
      const changes = project.changes.filter(({ prompt_ids: prompts }) => prompts.includes(id));
      return { ...report, events: withChanges(report.events, changes, query) };
    },
  );
}
