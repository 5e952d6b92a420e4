import type { FilterQuery } from '../api/filterQuery.ts';

/** Query keys of the inventory. Among the report keys: changes of answers or prompts affect the citations of pages. */
export const inventoryKeys = {
  list: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'inventory', query] as const,
  page: (projectId: string | null, id: string, query: FilterQuery) =>
    ['report', projectId, 'ownPage', id, query] as const,
  job: (jobId: string | null) => ['ownPages', 'job', jobId] as const,
};
