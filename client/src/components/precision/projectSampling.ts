import type { ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { RatedSampling } from './RatedSampling.ts';
import { visibilityOf } from './visibilityOf.ts';

/** The current sampling of the project: its prompts and platforms, runs of each, and the measured rate. */
export function projectSampling({ counts, platforms }: ManagedPromptList, overview: Overview): RatedSampling {
  const { answers, prompts } = overview.scope;
  const places = Math.max(1, platforms);
  const perPlace = answers.ok / Math.max(1, prompts * places);
  return {
    rate: visibilityOf(overview)?.value ?? 0.35,
    prompts: Math.max(1, counts.all - counts.paused),
    platforms: places,
    runs: Math.max(1, Math.round(perPlace)),
  };
}
