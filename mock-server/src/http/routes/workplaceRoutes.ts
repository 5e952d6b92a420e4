import type { Checklist, WorkplaceIndex, WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { projectFindings } from '#server/service/alerts/projectFindings.ts';
import { buildChecklist, hideChecklist } from '#server/service/workplace/buildChecklist.ts';
import { ProjectCards } from '#server/service/workplace/ProjectCards.ts';
import { readQuery } from '../readInput.ts';
import { checklistRequest, workplaceRequest } from '../requests/workplaceRequests.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';

/** The workplace: a card for each of the caller's projects, and what needs attention in the current one. */
export function addWorkplaceRoutes(routes: RouteTable): void {
  const cards = new ProjectCards();
  routes.signed(
    'get',
    '/api/front/workplace/index',
    async ({ request, rights, signal, locale }): Promise<WorkplaceIndex> => {
      const { time_zone: zone } = readQuery(request.url, workplaceRequest);
      return { list: await cards.of(rights, { timeZone: zone, locale }, signal) };
    },
  );
  routes.project('get', '/api/front/workplace/project', workplaceRequest, async (call): Promise<WorkplaceProject> => {
    const { project, query } = call;
    const table = await project.table();
    const found = await projectFindings(project, query.time_zone);
    return { ...found, answers: table.count, checklist: buildChecklist(project, table) };
  });
  routes.project('post', '/api/front/workplace/checklist', checklistRequest, changeChecklist);
}

async function changeChecklist({ project, body }: BodyCall<typeof checklistRequest>): Promise<Checklist> {
  const { hidden } = body;
  const table = await project.table();
  hideChecklist(project, hidden);
  return buildChecklist(project, table);
}
