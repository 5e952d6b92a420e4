import type { ManagedPromptList } from '../../api/managedPromptSchemas.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import type { RatedSampling } from './RatedSampling.ts';
import { visibilityOf } from './visibilityOf.ts';

/** The project as it is now: its prompts and platforms, the answers each of them gave, and the rate they show. */
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
