import type { PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import type { PlatformOrigin } from '#client/api/schemas/collectRunSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import { estimatePlan } from '#server/collect/plan/estimatePlan.ts';
import { readPlan, writePlan } from '#server/collect/plan/planFile.ts';
import type { Plan } from '#server/collect/plan/planFile.ts';
import { factsOf } from '#server/collect/providers/providerTable.ts';
import { askedPrompts, readyTargets } from '#server/collect/run/newManifest.ts';
import { modelsServed } from '#server/collect/run/runView.ts';
import { nextDue } from '#server/collect/schedule/dueTimes.ts';
import { readSchedule, writeSchedule } from '#server/collect/schedule/scheduleFile.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import { hasImported } from '#server/store/projectFiles/projectStore.ts';
import type { CollectRegistry } from '../CollectRegistry.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** Whether answers can be merged into a project: those of samples are generated and have no file. */
export function canCollect(project: ProjectSession): boolean {
  return hasImported(project.server.dataDir, project.id);
}

/** @throws MockError (422) for a sample project */
export function requireCollecting(project: ProjectSession): void {
  if (canCollect(project)) return;
  throw badInput('project-id', {
    zh: '示例项目不能采集，请先新建自己的项目',
    en: 'is a sample project, which does not collect answers: create your own project first',
  });
}

/** The plan of a project; null: none. */
export function storedPlan(project: ProjectSession): Plan | null {
  return canCollect(project) ? readPlan(project.server.dataDir, project.id) : null;
}

/** The plan of a project with its cost and usage. */
export async function planReply(project: ProjectSession, collect: CollectRegistry, now: number): Promise<PlanReply> {
  const { dataDir } = project.server;
  const able = canCollect(project);
  const plan = storedPlan(project);
  const prompts = askedPrompts(project.definition.prompts).length;
  const used = plan === null ? null : await collect.store.usedInMonth(project.id, plan.time_zone, now);
  return {
    can_collect: able,
    plan:
      plan === null ? null : { ...plan, days: [...plan.days], platforms: plan.platforms.map((each) => ({ ...each })) },
    estimate: plan === null ? null : estimateOf(plan, prompts),
    prompts,
    // Archived projects start no scheduled rounds.
    next_at: project.state.documents.setup.of(project.id).archived ? null : nextOf(plan, now),
    month: { answers: used?.answers ?? 0, cost: used?.usd ?? 0 },
    missed: able ? [...(readSchedule(dataDir, project.id)?.missed ?? [])] : [],
  };
}

function nextOf(plan: Plan | null, now: number): string | null {
  const due = plan === null ? null : nextDue(plan, now);
  return due === null ? null : new Date(due).toISOString();
}

function estimateOf(plan: Plan, prompts: number): PlanReply['estimate'] {
  const { repeats, days, cap_answers: capAnswers, cap_cost: capCost } = plan;
  const providerIds = plan.platforms.map(({ provider_id: id }) => id);
  return estimatePlan({ providerIds, prompts, repeats, days, capAnswers, capCost });
}

/** Stores a plan. Its schedule counts from now on. @throws MockError (422) */
export function savePlan(project: ProjectSession, plan: Plan, now: number): void {
  requireCollecting(project);
  const names = new Set<string>();
  plan.platforms.forEach(({ name, provider_id: id, search_mode: mode }, index) => {
    const key = foldName(name);
    if (names.has(key)) {
      throw badInput(`plan.platforms[${String(index)}].name`, {
        zh: `“${name}”出现了两次，请换一个名称`,
        en: `“${name}” is used twice: choose another name`,
      });
    }
    names.add(key);
    const { searchModes } = factsOf(id);
    if (mode !== null && !searchModes.includes(mode)) {
      throw badInput(`plan.platforms[${String(index)}].search_mode`, {
        zh: `“${mode}”不可用，可选：${searchModes.join('、')}`,
        en: `“${mode}” is not supported: choose ${searchModes.join(', ')}`,
      });
    }
  });
  const { dataDir } = project.server;
  writePlan(dataDir, project.id, plan);
  writeSchedule(dataDir, project.id, { seen_at: now, missed: readSchedule(dataDir, project.id)?.missed ?? [] });
}

/** The plan of a project that is ready for a run. @throws MockError (409, 422) naming what is missing */
export function requirePlan(project: ProjectSession, collect: CollectRegistry): Plan {
  requireCollecting(project);
  const plan = readPlan(project.server.dataDir, project.id);
  if (plan === null) {
    throw new MockError(409, { zh: '还没有采集计划，请先设置', en: 'There is no plan yet: set one up first' });
  }
  if (askedPrompts(project.definition.prompts).length === 0) {
    throw new MockError(409, {
      zh: '没有可以提问的提示词，请先添加',
      en: 'There are no prompts to ask: add some first',
    });
  }
  if (readyTargets(plan, collect.providers).length === 0) {
    throw new MockError(409, {
      zh: '计划中的平台都还没有设置密钥',
      en: 'No platform in the plan has its key set: set a key, or choose another platform',
    });
  }
  return plan;
}

/** How the answers of each platform were collected, by its latest run. */
export async function platformOrigins(project: ProjectSession, collect: CollectRegistry): Promise<PlatformOrigin[]> {
  const idOf = new Map(project.definition.platforms.map(({ id, name }) => [name, id]));
  const origins = new Map<string, PlatformOrigin>();
  for (const { manifest, fold } of await collect.store.list(project.id)) {
    manifest.platforms.forEach(({ name, provider_id, search_mode, model }, platform) => {
      const id = idOf.get(name);
      if (id === undefined || origins.has(id)) return;
      const tally = fold.tallies[platform];
      const last = tally?.last ?? null;
      if (tally === undefined || last === null) return;
      origins.set(id, {
        ...{ platform_id: id, name, surface: 'api', provider_id, search_mode: last.mode ?? search_mode },
        model: modelsServed(tally)[0] ?? model,
        at: new Date(last.at).toISOString(),
      });
    });
  }
  return [...origins.values()];
}
