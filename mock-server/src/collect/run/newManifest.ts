import { randomBytes, randomInt } from 'node:crypto';
import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import type { Plan } from '../plan/planFile.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import { factsOf } from '../providers/providerTable.ts';
import { settingFor } from '../providers/readProviders.ts';
import type { ProviderSource } from '../providers/readProviders.ts';
import type { Manifest, RunTarget } from './Manifest.ts';

const MOST_SEED = 2 ** 31;

interface NewRun {
  readonly projectId: string;
  readonly prompts: readonly Prompt[];
  readonly plan: Plan;
  readonly providers: ProviderSource;
  readonly trigger: Manifest['trigger'];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The prompts that a run asks: those not paused. */
export function askedPrompts(prompts: readonly Prompt[]): readonly Prompt[] {
  return prompts.filter(({ paused }) => paused !== true);
}

/** The platforms of a plan that can be asked now: those whose provider is ready, with its configured model. */
export function readyTargets(plan: Pick<Plan, 'platforms'>, providers: ProviderSource): readonly RunTarget[] {
  return plan.platforms.flatMap(({ provider_id: id, name, model, search_mode: mode, country }) => {
    const setting = settingFor(providers, id);
    if (!isReady(setting)) return [];
    const [usual = 'auto'] = factsOf(id).searchModes;
    return [{ name, provider_id: id, model: model ?? setting.model, search_mode: mode ?? usual, country }];
  });
}

/** A new run. Its id starts with a timestamp. */
export function newManifest({ projectId, prompts, plan, providers, trigger, now }: NewRun): Manifest {
  const at = new Date(now).toISOString();
  const stamp = at.slice(0, 19).replaceAll(/[-:T]/gu, '');
  return {
    id: `run-${stamp}-${randomBytes(4).toString('hex')}`,
    project_id: projectId,
    created_at: at,
    trigger,
    seed: randomInt(MOST_SEED),
    repeats: plan.repeats,
    time_zone: plan.time_zone,
    prompts: askedPrompts(prompts).map(({ id, text }) => ({ id, text })),
    platforms: [...readyTargets(plan, providers)],
  };
}
