import type { FilterQuery } from '../api/filterQuery.ts';
import type { TrafficPagesQuery } from '../api/trafficApi.ts';

/** Query keys of AI traffic: project first, so that cached figures of projects are never mixed up. */
export const trafficKeys = {
  report: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'traffic', query] as const,
  pages: (projectId: string | null, query: FilterQuery & Omit<TrafficPagesQuery, 'page' | 'page_size'>) =>
    ['report', projectId, 'trafficPages', query] as const,
  job: (jobId: string | null) => ['import', 'log', jobId] as const,
};
