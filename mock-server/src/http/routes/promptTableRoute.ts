import { usualOrder } from '../../analysis/reports/promptOrder.ts';
import type { PromptTableRequest } from '../../analysis/reports/promptTable.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import { badInput } from '../../refusal/MockError.ts';
import type { RouteTable } from '../RouteTable.ts';
import { promptTableRequest, type PromptTableInput } from '../requests/promptTableRequest.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { ReportService } from '../../service/reports/ReportService.ts';

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
