import type { PromptDetail } from '../../../client/src/api/detailSchemas.ts';
import { withChanges } from '../analysis/effect/withChanges.ts';
import { promptData } from '../analysis/reports/promptData.ts';
import { promptReport } from '../analysis/reports/promptReport.ts';
import { noSuch } from '../http/MockError.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { detailRequest } from '../http/requests/detailRequests.ts';
import { LIST_NAMES } from '../http/requests/filterRequests.ts';
import { changesOfCall } from '../projects/changesOfCall.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** The report of /answer/promptsDetails. Code 404 for a prompt that the project has not. */
export function addPromptDetailRoute(routes: RouteTable): void {
  const reports = new ReportCache<PromptDetail>();
  routes.signed('get', '/api/front/answer/promptsDetails', async (call) => {
    const { id, ...filters } = readQuery(call.request.url, detailRequest, LIST_NAMES);
    const { table, query } = await insightOf(call, filters);
    const prompt = table.project.prompts.findIndex((one) => one.id === id);
    if (prompt < 0) throw noSuch({ zh: '没有该提示词', en: 'There is no such prompt' });
    const report = reports.get(table, JSON.stringify([query, id]), () =>
      promptReport(promptData(table, query), query, prompt),
    );
    const changes = changesOfCall(call).filter(({ prompt_ids: prompts }) => prompts.includes(id));
    return { ...report, events: withChanges(report.events, changes, query) };
  });
}
