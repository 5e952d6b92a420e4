import type { ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { RatedSampling } from './RatedSampling.ts';
import { visibilityOf } from './visibilityOf.ts';

/** Stands for what a project does not have yet. */
export const EXAMPLE_SAMPLING: RatedSampling = { rate: 0.35, prompts: 40, platforms: 8, runs: 2 };

/** The current sampling of the project: its prompts and platforms, runs of each, and the measured rate. */
export function projectSampling(
  { counts, platforms }: Pick<ManagedPromptList, 'counts' | 'platforms'>,
  overview: Pick<Overview, 'scope' | 'tiles'>,
): RatedSampling {
  const { answers, prompts } = overview.scope;
  const asked = prompts * platforms;
  const known = (count: number, example: number): number => (count > 0 ? count : example);
  return {
    // As the slider shows it, so that its label and the interval agree wherever they are computed.
    rate: Math.round((visibilityOf(overview)?.value ?? EXAMPLE_SAMPLING.rate) * 100) / 100,
    prompts: known(counts.all - counts.paused, EXAMPLE_SAMPLING.prompts),
    platforms: known(platforms, EXAMPLE_SAMPLING.platforms),
    runs: answers.ok === 0 || asked === 0 ? EXAMPLE_SAMPLING.runs : Math.max(1, Math.round(answers.ok / asked)),
  };
}
