import type { Checklist, WorkplaceIndex, WorkplaceProject } from '../../../client/src/api/workplaceSchemas.ts';
import { workplaceFindings, type WorkplaceFindings } from '../analysis/workplace/workplaceReport.ts';
import { workplaceWindow } from '../analysis/workplace/workplaceWindow.ts';
import type { SignedCall } from '../http/Call.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { checklistRequest, workplaceRequest } from '../http/requests/workplaceRequests.ts';
import { checklistOfCall, hideChecklist } from '../projects/checklistOfCall.ts';
import { ProjectCards } from '../projects/ProjectCards.ts';
import { ReportCache } from '../projects/ReportCache.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';

/** The workplace: a card for each project of the caller, and what to look at in the current one. */
export function addWorkplaceRoutes(routes: RouteTable): void {
  const cards = new ProjectCards();
  const findings = new ReportCache<WorkplaceFindings>();
  routes.signed('get', '/api/front/workplace/index', async (call): Promise<WorkplaceIndex> => {
    const { time_zone: zone } = readQuery(call.request.url, workplaceRequest);
    return { list: await cards.of(call, zone) };
  });
  routes.signed('get', '/api/front/workplace/project', async (call): Promise<WorkplaceProject> => {
    const { time_zone: zone } = readQuery(call.request.url, workplaceRequest);
    const table = await tableOfCall(call);
    const today = call.services.today(zone);
    const found = findings.get(table, JSON.stringify([today, zone]), () =>
      workplaceFindings(table, workplaceWindow(table, today, zone), today),
    );
    return { ...found, checklist: checklistOfCall(call, table) };
  });
  routes.signed('post', '/api/front/workplace/checklist', changeChecklist);
}

async function changeChecklist(call: SignedCall): Promise<Checklist> {
  const { hidden } = readBody(call.request.body, checklistRequest);
  const table = await tableOfCall(call);
  hideChecklist(call, hidden);
  return checklistOfCall(call, table);
}
