import { usualOrder } from '../analysis/reports/promptOrder.ts';
import { promptData, type PromptData } from '../analysis/reports/promptData.ts';
import { promptTable, type PromptTableRequest } from '../analysis/reports/promptTable.ts';
import type { ProjectDefinition } from '../analysis/types.ts';
import { badInput } from '../http/MockError.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { LIST_NAMES } from '../http/requests/filterRequests.ts';
import { promptTableRequest, type PromptTableInput } from '../http/requests/promptTableRequest.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** A project of 10,000 prompts keeps some 20 MB per query: enough for a few readers who sort, search and scroll. */
const MOST_KEPT = 8;

/** The prompts table of /answer/index. */
export function addPromptTableRoute(routes: RouteTable): void {
  const kept = new ReportCache<PromptData>(MOST_KEPT);
  routes.signed('get', '/api/front/answer/prompts', async (call) => {
    const input = readQuery(call.request.url, promptTableRequest, LIST_NAMES);
    const { table, query } = await insightOf(call, input);
    const request = tableRequest(input, table.project);
    return promptTable(
      kept.get(table, JSON.stringify(query), () => promptData(table, query)),
      request,
    );
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

/** @throws MockError (422) for a brand that is not tracked, and for our own: nobody loses to himself. */
function rivalOf(id: string, { brands }: ProjectDefinition): number {
  const index = brands.findIndex((brand) => brand.id === id && !brand.own);
  if (index < 0) throw badInput('rival_id', { zh: '没有该竞品', en: 'is not a rival of this project' });
  return index;
}
