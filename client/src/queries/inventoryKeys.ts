import type { FilterQuery } from '../api/filterQuery.ts';

/** Query keys of the page, among the insight ones: whatever changes answers or prompts changes what pages are cited for. */
export const inventoryKeys = {
  list: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'inventory', query] as const,
  page: (projectId: string | null, id: string, query: FilterQuery) =>
    ['report', projectId, 'ownPage', id, query] as const,
  job: (jobId: string | null) => ['ownPages', 'job', jobId] as const,
};
