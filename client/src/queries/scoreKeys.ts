import type { TargetQuery } from '../api/scoreApi.ts';

/** Query keys of content scores. Among the report keys: changes of answers, prompts or pages affect the score settings. */
export const scoreKeys = {
  all: (projectId: string) => ['report', projectId, 'score'] as const,
  basis: (projectId: string, timeZone: string) => ['report', projectId, 'score', 'basis', timeZone] as const,
  target: (projectId: string, target: TargetQuery) => ['report', projectId, 'score', 'target', target] as const,
};
