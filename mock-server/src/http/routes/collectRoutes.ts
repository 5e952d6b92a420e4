import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { estimatePlan } from '#server/collect/plan/estimatePlan.ts';
import { readSchedule } from '#server/collect/schedule/scheduleFile.ts';
import {
  canCollect,
  planReply,
  platformOrigins,
  storedPlan,
  requireCollecting,
  requirePlan,
  savePlan,
} from '#server/service/collect/projectPlan.ts';
import { providerView } from '#server/service/collect/providerViews.ts';
import { tryProvider } from '#server/service/collect/tryProvider.ts';
import type { RunOrder } from '#server/service/CollectRegistry.ts';
import { requireUnchanged } from '#server/service/requireBase.ts';
import { readBody } from '../readInput.ts';
import { estimateRequest, planRequest, resumeRequest, runRequest, tryRequest } from '../requests/collectRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { ProjectCall, RouteTable } from '../RouteTable.ts';

/** Collection through APIs: providers, the plan of a project, and its runs. */
export function addCollectRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/collect/providers', ({ services: { collect, llm } }) => {
    return { list: collect.providers().map(providerView), model: llm?.model ?? null };
  });
  routes.signed('post', '/api/front/collect/providers/try', ({ services: { collect }, request }) => {
    const { provider_id: id, model } = readBody(request.body, tryRequest);
    return tryProvider(collect.providers, { id, model });
  });
  routes.signed('post', '/api/front/collect/estimate', ({ request }) => {
    const asked = readBody(request.body, estimateRequest);
    const { provider_ids: providerIds, cap_answers: capAnswers, cap_cost: capCost, ...rest } = asked;
    return { estimate: estimatePlan({ ...rest, providerIds, capAnswers, capCost }) };
  });
  addPlanRoutes(routes);
  addRunRoutes(routes);
}

async function planOf({ project, call: { services } }: ProjectCall): Promise<PlanReply> {
  return planReply(project, services.collect, services.environment.now());
}

function addPlanRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/collect/plan', emptyRequest, planOf);
  routes.project('post', '/api/front/collect/plan/save', planRequest, (asked) => {
    const { plan, base } = asked.body;
    requireUnchanged(base, () => storedPlan(asked.project));
    savePlan(asked.project, plan, asked.call.services.environment.now());
    return planOf(asked);
  });
  routes.project('get', '/api/front/collect/platforms', emptyRequest, async ({ project, call: { services } }) => {
    return { list: await platformOrigins(project, services.collect) };
  });
}

function addRunRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/collect/runs', emptyRequest, async ({ project, call: { services, locale } }) => {
    if (!canCollect(project)) return { list: [], missed: [] };
    const missed = readSchedule(services.dataDir, project.id)?.missed ?? [];
    return { list: await services.collect.list(project.id, locale), missed };
  });
  routes.project('get', '/api/front/collect/run', runRequest, ({ project, query, call: { services, locale } }) => {
    return { run: services.collect.show(project.id, query.id, locale) };
  });
  routes.project('post', '/api/front/collect/run/start', emptyRequest, async ({ project, call: { services } }) => {
    const plan = requirePlan(project, services.collect);
    const now = services.environment.now();
    const { prompts } = project.definition;
    return { run: await services.collect.begin({ id: project.id, prompts }, plan, { trigger: 'person', now }) };
  });
  routes.project('post', '/api/front/collect/run/pause', runRequest, async ({ project, body, call: { services } }) => {
    return { run: await services.collect.halt(project.id, body.id, 'paused') };
  });
  routes.project('post', '/api/front/collect/run/cancel', runRequest, async ({ project, body, call: { services } }) => {
    return { run: await services.collect.halt(project.id, body.id, 'cancelled') };
  });
  routes.project('post', '/api/front/collect/run/resume', resumeRequest, ({ project, body, call }) =>
    goOn({ project, call }, body.id, { redo: body.redo_unsure }),
  );
  routes.project('post', '/api/front/collect/run/again', runRequest, ({ project, body, call }) =>
    goOn({ project, call }, body.id, { again: true }),
  );
}

async function goOn({ project, call }: ProjectCall, id: string, order: RunOrder): Promise<{ run: CollectRun }> {
  requireCollecting(project);
  return { run: await call.services.collect.goOn(project.id, id, order) };
}
