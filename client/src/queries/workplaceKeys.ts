import type { AnswerSetQuery, FilterQuery } from '../api/filterQuery.ts';

/** Query keys of the workplace; those of one project are built like all insight keys. */
export const workplaceKeys = {
  tasks: (projectId: string | null) => ['actions', projectId, 'mine'] as const,
  /** The cards of all projects. */
  index: ['workplace', 'index'] as const,
  project: (projectId: string | null) => ['report', projectId, 'workplace'] as const,
  alerts: (projectId: string | null, query: { readonly view: string; readonly kind: string | null }) =>
    ['report', projectId, 'alerts', query] as const,
  recent: (projectId: string | null, query: FilterQuery & AnswerSetQuery) =>
    ['report', projectId, 'workplace', 'recent', query] as const,
};
