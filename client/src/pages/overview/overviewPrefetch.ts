import { createOverviewApi } from '#client/api/overviewApi.ts';
import { overviewQuery } from '#client/components/filters/overviewQuery.ts';
import type { PagePrefetch } from '#client/queries/PagePrefetch.ts';

/** Prefetches the overview. */
export const overviewPrefetch: PagePrefetch = async ({ http, queries, projectId, filters }) =>
  queries.query(overviewQuery(createOverviewApi(http), projectId, filters));
