import type { Effect } from '#client/api/publicationSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';

type Arm = 'treated' | 'control';
export type Side = 'before' | 'after';

/** Ids of the treated prompts with a match, or of their controls. */
export function armPrompts({ matches }: Effect, arm: Arm): string[] {
  return matches.flatMap(({ prompt, controls }) => (arm === 'treated' ? [prompt.id] : controls.map(({ id }) => id)));
}

/** The answers mentioning the brand that a figure before or after counts; null where that period has no days. */
export function sideSelection(effect: Effect, prompts: readonly string[], side: Side): AnswerSelection | null {
  const days = effect[side];
  if (days === null || prompts.length === 0) return null;
  return {
    brand_id: effect.brand.id,
    mention: 'named',
    prompt_ids: prompts.join(','),
    start_time: days.start,
    end_time: days.end,
  };
}

/** The answers that cite the page. */
export function citationSelection(effect: Effect, side: Side): AnswerSelection | null {
  const days = effect[side];
  if (days === null) return null;
  return {
    url: effect.change.url,
    prompt_ids: effect.change.prompt_ids.join(','),
    start_time: days.start,
    end_time: days.end,
  };
}
