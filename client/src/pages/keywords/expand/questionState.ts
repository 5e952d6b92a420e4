import type { ExpandedQuestion } from '#client/api/expandSchemas.ts';

/** Relation of a question to the existing prompts, closest first. */
export const questionStates = ['tracked', 'near', 'new'] as const;
type QuestionState = (typeof questionStates)[number];

export function questionState({ tracked_as: tracked, near }: ExpandedQuestion): QuestionState {
  if (tracked !== null) return 'tracked';
  return near === null ? 'new' : 'near';
}
