import type { TargetQuery } from '../api/scoreApi.ts';

/** Query keys among the insight ones: whatever changes answers, prompts or pages changes what texts are rated by. */
export const scoreKeys = {
  all: (projectId: string) => ['report', projectId, 'score'] as const,
  basis: (projectId: string, timeZone: string) => ['report', projectId, 'score', 'basis', timeZone] as const,
  target: (projectId: string, target: TargetQuery) => ['report', projectId, 'score', 'target', target] as const,
};
