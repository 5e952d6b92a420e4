import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { usualOrder } from '#server/analysis/reports/prompts/promptOrder.ts';
import type { PromptTableRequest } from '#server/analysis/reports/prompts/promptTable.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { promptTableRequest, type PromptTableInput } from '../requests/promptTableRequest.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The prompts table of /answer/index. */
export function addPromptTableRoute(routes: RouteTable): void {
  const kept = new ReportService('prompts');
  routes.project('get', '/api/front/answer/prompts', promptTableRequest, async ({ project, query: input }) => {
    const { table, query } = await readReportRequest(project, input);
    return kept.of(table, project.signal, query, tableRequest(input, table.project));
  });
}

function tableRequest(input: PromptTableInput, project: ProjectDefinition): PromptTableRequest {
  const { sort, order, q, view, rival_id: rivalId, status, intent, page, page_size: size } = input;
  return {
    sort,
    order: order ?? usualOrder(sort),
    q,
    view,
    rival: rivalId === undefined ? null : rivalOf(rivalId, project),
    status: status ?? null,
    intent: intent ?? null,
    page,
    size,
  };
}

/** @throws MockError (422) for an untracked brand and for the own brand, which cannot be its own competitor. */
function rivalOf(id: string, { brands }: ProjectDefinition): number {
  const index = brands.findIndex((brand) => brand.id === id && !brand.own);
  if (index < 0) throw badInput('rival_id', { zh: '没有该竞品', en: 'is not a competitor in this project' });
  return index;
}
